import { strings } from "./strings.ts";
import "./skeleton.css";

export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{strings.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical.
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  );
}
