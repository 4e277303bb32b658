import { Link } from "@tanstack/react-router";
import { useMay } from "../api/session.ts";
import { NAVIGATION } from "./navigation.ts";
import { strings } from "./strings.ts";

export function Sidebar() {
  return (
    <nav className="sidebar no-print" aria-label={strings.navigation}>
      <Places />
    </nav>
  );
}

export function Places() {
  const may = useMay();
  return NAVIGATION.map(({ title, places }) => {
    const open = places.filter(({ scope }) => !scope || may(scope));
    if (open.length === 0) return null;
    return (
      <div key={title ?? ""} className="places">
        {title && <h2 className="places-title">{title}</h2>}
        <ul>
          {open.map(({ to, title: name }) => (
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
    );
  });
}
