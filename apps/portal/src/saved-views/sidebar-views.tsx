import { lazy, Suspense } from "react";
import { listKeys } from "../ui/keys.ts";
import { readViewCount } from "./stored-count.ts";
import { strings } from "./strings.ts";
import "./saved-views.css";

// A separate chunk, so that the first page does not wait for it.
const SavedViews = lazy(() => import("./saved-views.tsx").then((module) => ({ default: module.SavedViews })));

/** Reserves space for the views until they load. */
export function SidebarViews() {
  return (
    <Suspense fallback={<Placeholder />}>
      <SavedViews placeholder={<Placeholder />} />
    </Suspense>
  );
}

function Placeholder() {
  const count = readViewCount();
  if (count === 0) return null;
  return (
    <div className="nav-group nav-group-views" aria-hidden="true">
      <h2 className="nav-group-title">{strings.title}</h2>
      <ul className="nav-group-list">
        {listKeys(count).map((key) => (
          <li key={key}>
            <span className="nav-link">&nbsp;</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
