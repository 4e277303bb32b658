import "./mark.css";

/** Shows the same logo as packages/service-kit/src/design/render-mark.ts. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect className="mark-tile" width="32" height="32" rx="8" />
      <g className="mark-shapes">
        <path className="mark-from" d="M4.5 16a7 7 0 0 1 14 0z" />
        <path d="M13.5 16a7 7 0 0 0 14 0z" />
      </g>
    </svg>
  );
}
