import type { ReactNode } from "react";
import "./empty-state.css";

export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty-state">
      <h2>{title}</h2>
      {children && <div className="soft">{children}</div>}
      {action && <div className="row">{action}</div>}
    </div>
  );
}
