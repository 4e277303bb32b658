import { type ReactNode, useEffect, useRef } from "react";
import { useFocusOnNavigation } from "./focus-on-navigation.ts";
import { strings } from "./strings.ts";
import { Toolbar } from "./toolbar.tsx";
import "./page-header.css";

export function PageHeader({
  title,
  children,
  actions,
  mark,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Shown next to the title, such as a badge. */
  mark?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading, title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <header className="page-header">
      <div className="page-header-text">
        <div className="row">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {mark}
        </div>
        {children && <div className="soft">{children}</div>}
      </div>
      {actions && (
        <Toolbar label={strings.pageActions} className="page-header-actions no-print">
          {actions}
        </Toolbar>
      )}
    </header>
  );
}
