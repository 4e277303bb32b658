import { css } from "./tokens.ts";

export const CONTROLS = css`
.field {
  display: flex;
  flex-direction: column;
  min-width: 0;
}
label,
legend {
  padding: 0;
  font-weight: 600;
}
.field > label {
  margin-bottom: 0.375rem;
  font-size: 0.9375rem;
}
.optional,
.hint {
  color: var(--_soft);
  font-weight: 400;
}
.hint {
  margin: -0.25rem 0 0.375rem;
  font-size: 0.875rem;
}
.input {
  width: 100%;
  min-height: 3rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid var(--_edge);
  border-radius: var(--_radius);
  background: var(--_surface);
  color: var(--_ink);
  font: inherit;
}
.input::placeholder {
  color: var(--_soft);
  opacity: 1;
}
.input:hover {
  border-color: var(--_ink);
}
.input[aria-invalid] {
  border-color: var(--_danger);
  box-shadow: inset 0 0 0 1px var(--_danger);
}
.fault {
  margin: 0.375rem 0 0;
  color: var(--_danger);
  font-size: 0.875rem;
}
.fault:empty {
  display: none;
}
.grid {
  display: grid;
  gap: 1.125rem 1rem;
}
.grid > fieldset {
  margin: 0;
}
.grid legend {
  margin-bottom: 0.25rem;
  font-size: 0.9375rem;
}
.date {
  display: flex;
  gap: 0.75rem;
}
.date .field {
  width: 4.5rem;
}
.date .year {
  width: 6rem;
}
.date .hint {
  margin: 0 0 0.25rem;
}
.note:empty {
  display: none;
}
.note {
  margin: 0.5rem 0 0;
  color: var(--_soft);
  font-size: 0.875rem;
}
fieldset {
  min-width: 0;
  margin: 1.75rem 0 0;
  padding: 0;
  border: 0;
}
legend {
  margin-bottom: 0.625rem;
}
.choices {
  display: grid;
  gap: 0.5rem;
}
.choice {
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 3rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  font-weight: 400;
  cursor: pointer;
}
.choice:hover {
  border-color: var(--_edge);
}
.choice:has(:checked) {
  border-color: var(--_accent);
  background: color-mix(in srgb, var(--_accent) 8%, var(--_surface));
  box-shadow: inset 0 0 0 1px var(--_accent);
}
.choice:has(:focus-visible) {
  outline: 0.1875rem solid var(--_accent);
  outline-offset: 0.125rem;
}
.choice input {
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  margin: 0;
}
.choice input:focus-visible {
  outline: none;
}
`;
