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
  margin-block: 1rem;
}
.message {
  margin: 0 0 1rem;
  overflow-wrap: anywhere;
}
.card.line {
  margin: 0 0 1rem;
  gap: 0 1rem;
  flex-wrap: wrap;
}
strong {
  overflow-wrap: anywhere;
}
.milestones {
  margin: 0.5rem 0 1rem;
  padding: 0;
  list-style: none;
  counter-reset: milestone;
}
.milestones li {
  position: relative;
  padding: 0 0 1rem;
  padding-inline-start: 2.25rem;
  counter-increment: milestone;
}
.milestones li::before {
  content: counter(milestone) / "";
  position: absolute;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: 1px solid var(--_edge);
  border-radius: 50%;
  color: var(--_soft);
  font-size: 0.8125rem;
}
.milestones .hint {
  display: block;
}
.support a {
  display: inline-block;
  color: var(--_accent);
  overflow-wrap: anywhere;
}
[data-scene="failed"] h3 {
  --_accent: var(--_danger);
  --_on-accent: var(--_surface);
}
h3[data-sign]::before {
  content: attr(data-sign) / "";
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
