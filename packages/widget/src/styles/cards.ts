import { css } from "./tokens.ts";

/** What is shown for a last look, and how all of it is laid out where there is room. */
export const CARDS = css`
.card {
  padding: 0.875rem 1rem;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
}
.route {
  margin-bottom: 1rem;
}
.side {
  display: flex;
  align-items: center;
  gap: 0.875rem;
  background: var(--_raised);
}
.arrow {
  display: grid;
  place-items: center;
  height: 1.75rem;
  color: var(--_soft);
}
h4 {
  margin: 0;
  color: var(--_soft);
  font-size: 0.8125rem;
  font-weight: 600;
}
.line {
  display: flex;
  justify-content: space-between;
  margin-bottom: 0.5rem;
}
dl {
  display: grid;
  gap: 0.5rem;
  margin: 0;
}
dl div {
  display: grid;
  gap: 0 1rem;
}
dt {
  color: var(--_soft);
  font-size: 0.875rem;
}
dd {
  margin: 0;
  overflow-wrap: anywhere;
}
slot {
  display: block;
}
::slotted(*) {
  margin-top: 1rem;
}
[data-step="done"] h3::before {
  content: "✓" / "";
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  margin-bottom: 1rem;
  border-radius: 50%;
  background: var(--_accent);
  color: var(--_on-accent);
  letter-spacing: 0;
}
@container (min-width: 25rem) {
  .grid {
    grid-template-columns: 1fr 1fr;
    align-items: end;
  }
  .grid:has(.fault:not(:empty)) {
    align-items: start;
  }
  .wide {
    grid-column: 1 / -1;
  }
  dl div {
    grid-template-columns: 9rem 1fr;
  }
}
`;
