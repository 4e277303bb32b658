import { css } from "./tokens.ts";

export const FRAME = css`
*,
*::before,
*::after {
  box-sizing: border-box;
}
[hidden] {
  display: none !important;
}
dialog {
  width: min(var(--_width), calc(100vw - 2rem));
  max-width: none;
  height: min(42rem, calc(100dvh - 2rem));
  max-height: none;
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: calc(var(--_radius) * 1.5);
  background: var(--_surface);
  box-shadow: var(--_shadow);
  overflow: hidden;
}
dialog::backdrop {
  background: var(--_backdrop);
}
.inline {
  max-width: var(--_width);
  min-height: 34rem;
  border: 1px solid var(--_line);
  border-radius: calc(var(--_radius) * 1.5);
  background: var(--_surface);
  overflow: hidden;
}
.panel {
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: inherit;
  color: var(--_ink);
  font: 1rem/1.5 var(--_font);
  text-align: start;
  accent-color: var(--_accent);
}
.header {
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 3.5rem;
  padding-block: 0.5rem;
  padding-inline: 1.5rem 0.75rem;
  border-bottom: 1px solid var(--_line);
}
h2 {
  flex: 1;
  margin: 0;
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.35;
}
.by {
  display: block;
  color: var(--_soft);
  font-size: 0.8125rem;
  font-weight: 400;
  overflow-wrap: anywhere;
}
.badge {
  padding: 0.0625rem 0.5rem;
  border: 1px solid var(--_edge);
  border-radius: 1rem;
  color: var(--_soft);
  font-size: 0.75rem;
  font-weight: 600;
  white-space: nowrap;
}
form {
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
}
.body {
  flex: 1;
  padding: 1.25rem 1.5rem 1.5rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-bottom: 1.5rem;
}
.progress {
  margin: 0 0 0.5rem;
  color: var(--_soft);
  font-size: 0.8125rem;
}
.progress:empty {
  display: none;
}
.bar {
  display: flex;
  gap: 0.375rem;
  margin-bottom: 1.5rem;
}
.bar span {
  flex: 1;
  height: 0.25rem;
  border-radius: 0.25rem;
  background: var(--_line);
  transition: background-color 0.3s;
}
.bar .past {
  background: var(--_accent);
}
h3 {
  margin: 0 0 0.25rem;
  font-size: 1.5rem;
  font-weight: 650;
  line-height: 1.25;
  letter-spacing: -0.015em;
  text-wrap: balance;
  outline: none;
}
.intro {
  margin: 0 0 1.5rem;
  color: var(--_soft);
}
.stage {
  animation: enter 0.25s ease-out;
}
@keyframes enter {
  from {
    opacity: 0;
    translate: 0 0.375rem;
  }
}
.footer {
  display: flex;
  gap: 0.75rem;
  padding: 1rem 1.5rem;
  padding-bottom: max(1rem, env(safe-area-inset-bottom));
  border-top: 1px solid var(--_line);
}
[data-blocked] :is(.progress, .bar, h3, .intro, .stage, .footer) {
  display: none;
}
.problem {
  display: flex;
  gap: 0.75rem;
  margin-bottom: 1.5rem;
  padding: 0.875rem 1rem;
  border-radius: var(--_radius);
  background: var(--_danger-ground);
}
.problem > .icon {
  margin-top: 0.125rem;
  color: var(--_danger);
}
.problem p {
  margin: 0 0 0.25rem;
}
.problem .reference {
  color: var(--_soft);
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
}
/* Text for screen readers only. */
.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
@media (max-width: 36rem) {
  dialog {
    width: 100vw;
    height: 100dvh;
    border-radius: 0;
  }
}
@container (max-width: 25rem) {
  .header {
    flex-wrap: wrap;
    gap: 0.25rem 0.625rem;
    padding-inline-start: 1.125rem;
  }
  h2 {
    flex-basis: 60%;
  }
  .badge {
    order: 1;
  }
  .body,
  .footer {
    padding-inline: 1.125rem;
  }
}
@media (max-height: 36rem) {
  form {
    display: block;
    overflow-y: auto;
    scroll-padding-block: 1rem;
  }
  .body {
    overflow: visible;
  }
}
@media (forced-colors: active) {
  dialog,
  .primary,
  .mark,
  .problem {
    border: 1px solid;
  }
  .bar span {
    border: 1px solid;
  }
  .bar .past {
    background: CanvasText;
  }
  .choice:has(:checked) {
    outline: 0.1875rem solid Highlight;
  }
}
@media (prefers-reduced-motion: reduce) {
  * {
    animation: none !important;
    transition: none !important;
  }
}
`;
