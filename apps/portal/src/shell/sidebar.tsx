import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { useHasScope } from "../api/session.ts";
import { SidebarViews } from "../saved-views/sidebar-views.tsx";
import { NAVIGATION } from "./navigation.ts";
import { strings } from "./strings.ts";

export function Sidebar() {
  return (
    <nav className="sidebar no-print" aria-label={strings.navigation}>
      <NavList />
    </nav>
  );
}

export function NavList() {
  const hasScope = useHasScope();
  return NAVIGATION.map(({ title, items }) => {
    const visibleItems = items.filter(({ scope }) => !scope || hasScope(scope));
    if (visibleItems.length === 0) return null;
    return (
      <Fragment key={title ?? ""}>
        <div className="places">
          {title && <h2 className="places-title">{title}</h2>}
          <ul>
            {visibleItems.map(({ to, title: name }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="place"
                  activeProps={{ "data-active": true }}
                  activeOptions={{ exact: to === "/" }}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {title === strings.groups.work && hasScope("rollovers:read") && <SidebarViews />}
      </Fragment>
    );
  });
}
