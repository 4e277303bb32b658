import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-name.ts";
import "./empty-state.css";

export function EmptyState({
  title,
  icon = "inbox",
  children,
  action,
}: {
  title: string;
  icon?: IconName;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty-state">
      <span className="empty-state-icon">
        <Icon name={icon} size="large" />
      </span>
      <h2>{title}</h2>
      {children && <div className="soft">{children}</div>}
      {action && <div className="row">{action}</div>}
    </div>
  );
}
