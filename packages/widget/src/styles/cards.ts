import { css } from "./tokens.ts";

export const CARDS = css`
.card {
  padding: 0.875rem 1rem;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
}
.help {
  margin-top: 0.75rem;
}
.help .link,
fieldset > .link {
  margin-top: 0.5rem;
}
.help h3 {
  margin: 0 0 0.625rem;
  font-size: 1rem;
}
.help .choice {
  width: 100%;
  background: var(--_surface);
  color: inherit;
  font: inherit;
  text-align: start;
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
.agreements {
  margin-top: 1.25rem;
}
.agreement {
  padding-block: 0.625rem;
  border-top: 1px solid var(--_line);
}
.agreement label {
  display: flex;
  gap: 0.75rem;
  font-weight: 400;
  cursor: pointer;
}
.agreement input {
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
}
.agreement span {
  white-space: pre-line;
  overflow-wrap: anywhere;
}
.agreement :is(a, .fault) {
  margin-inline-start: 2.25rem;
}
.agreement [aria-invalid] {
  outline: 0.125rem solid var(--_danger);
  outline-offset: 0.0625rem;
}
.agreement :focus-visible,
summary:focus-visible,
a:focus-visible {
  outline: 0.1875rem solid var(--_accent);
  outline-offset: 0.125rem;
}
:is(.agreement, .agreed, .privacy) a {
  color: var(--_accent);
  font-size: 0.9375rem;
}
.privacy {
  margin-top: 1.25rem;
}
.privacy a {
  font-size: inherit;
}
.agreed {
  margin-block: 1rem;
}
summary {
  width: fit-content;
  min-height: 1.5rem;
  font-weight: 600;
  cursor: pointer;
}
.agreed .hint {
  margin: 0.5rem 0;
}
.agreed ul {
  margin: 0 0 0.5rem;
  padding-inline-start: 1.25rem;
}
.agreed li {
  margin-bottom: 0.5rem;
  white-space: pre-line;
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
@media print {
  dialog,
  form,
  .body,
  .panel {
    display: block;
    position: static;
    height: auto;
    overflow: visible;
  }
  .footer,
  .close,
  .bar {
    display: none;
  }
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
  dl {
    grid-template-columns: fit-content(9rem) 1fr;
  }
  dl div {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
}
`;
