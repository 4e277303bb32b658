import { type ReactNode, useId } from "react";

export function Section({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="row row-between">
        <h2 id={id}>{title}</h2>
        {actions && <div className="row no-print">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
