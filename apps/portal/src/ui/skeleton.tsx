import { listKeys } from "./keys.ts";
import { strings } from "./strings.ts";
import "./skeleton.css";

export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{strings.loading}</span>
      {listKeys(lines).map((key) => (
        <span key={key} className="skeleton-line" />
      ))}
    </div>
  );
}
