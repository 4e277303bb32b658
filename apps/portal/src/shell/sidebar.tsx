import { Link } from "@tanstack/react-router";
import { Fragment, useId, useState } from "react";
import { useHasScope } from "../api/session.ts";
import { SidebarViews } from "../saved-views/sidebar-views.tsx";
import { Icon } from "../ui/icon.tsx";
import { Toolbar } from "../ui/toolbar.tsx";
import { ApprovalCount } from "./approval-count.tsx";
import { EnvironmentNote } from "./environment-badge.tsx";
import { NAVIGATION, type NavItem } from "./navigation.ts";
import { strings } from "./strings.ts";

const STORAGE_KEY = "svc.closed-groups";

const readClosedGroups = () => new Set((localStorage.getItem(STORAGE_KEY) ?? "").split(",").filter(Boolean));

export function Sidebar() {
  return (
    <nav className="sidebar no-print" aria-label={strings.navigation}>
      <NavList />
    </nav>
  );
}

export function NavList() {
  const hasScope = useHasScope();
  return (
    <Toolbar label={strings.pagesLabel} className="nav-list" orientation="vertical">
      {NAVIGATION.map(({ title, items }) => {
        const visibleItems = items.filter(({ scope }) => !scope || hasScope(scope));
        if (visibleItems.length === 0) return null;
        return title === null ? (
          <NavLinks key="" items={visibleItems} />
        ) : (
          <Fragment key={title}>
            <NavGroup title={title} items={visibleItems} />
            {title === strings.groups.work && hasScope("rollovers:read") && <SidebarViews />}
          </Fragment>
        );
      })}
      <EnvironmentNote />
    </Toolbar>
  );
}

function NavGroup({ title, items }: { title: string; items: readonly NavItem[] }) {
  const [isOpen, setOpen] = useState(() => !readClosedGroups().has(title));
  const id = useId();
  const toggle = () => {
    const closed = readClosedGroups();
    if (isOpen) closed.add(title);
    else closed.delete(title);
    localStorage.setItem(STORAGE_KEY, [...closed].join(","));
    setOpen(!isOpen);
  };
  return (
    <div className="nav-group" data-closed={!isOpen || undefined}>
      <h2>
        <button
          type="button"
          className="nav-group-title"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {title}
          <Icon name="chevron-down" size="small" />
        </button>
      </h2>
      <NavLinks id={id} items={items} />
    </div>
  );
}

/** In a closed group, the style sheet shows only the current page. */
function NavLinks({ id, items }: { id?: string; items: readonly NavItem[] }) {
  return (
    <ul id={id} className="nav-group-list">
      {items.map(({ to, title, icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="nav-link"
            activeProps={{ "data-active": true }}
            activeOptions={{ exact: to === "/" }}
          >
            <Icon name={icon} />
            {title}
            {to === "/approvals" && <ApprovalCount />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
