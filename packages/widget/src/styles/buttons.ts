import { css } from "./tokens.ts";

export const BUTTONS = css`
button {
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.button {
  min-height: 3rem;
  padding: 0.5rem 1.25rem;
  border: 1px solid var(--_edge);
  border-radius: var(--_radius);
  background: none;
  font-weight: 600;
}
.primary {
  flex: 1;
  border-color: transparent;
  background: var(--_accent);
  color: var(--_on-accent);
}
.button:hover {
  border-color: var(--_ink);
}
.primary:hover {
  border-color: transparent;
  filter: brightness(1.08);
}
.button[aria-disabled] {
  opacity: 0.6;
  cursor: progress;
}
.primary[aria-busy]::before {
  content: "";
  display: inline-block;
  width: 1em;
  height: 1em;
  margin-inline-end: 0.5em;
  border: 0.15em solid;
  border-inline-end-color: transparent;
  border-radius: 50%;
  vertical-align: -0.1em;
  animation: turn 0.8s linear infinite;
}
@keyframes turn {
  to {
    rotate: 1turn;
  }
}
.link {
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--_accent);
  font-size: 0.9375rem;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
}
.link[aria-disabled] {
  color: var(--_soft);
  text-decoration: none;
  cursor: default;
}
.close {
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--_soft);
}
.close:hover {
  background: var(--_raised);
  color: var(--_ink);
}
:is(button, input, select):focus-visible {
  outline: 0.1875rem solid var(--_accent);
  outline-offset: 0.125rem;
}
.icon {
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
}
`;
