import type { KeyboardEvent, ReactNode } from "react";

const CONTROLS = "a[href], button:not(:disabled)";

/** Groups controls into one tab stop. Arrow keys move between them, as in the WAI-ARIA toolbar pattern. */
export function Toolbar({
  label,
  className = "row",
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="toolbar" aria-label={label} className={className} onKeyDown={moveFocus}>
      {children}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget } = event;
  const controls = [...currentTarget.querySelectorAll<HTMLElement>(CONTROLS)];
  const index = controls.indexOf(document.activeElement);
  if (index === -1) return;
  if (key === "Tab") {
    // The browser then moves on from the first or last control.
    controls.at(shiftKey ? 0 : -1)?.focus();
    return;
  }
  const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: controls.length - 1 }[key];
  const control = next === undefined ? undefined : controls[next];
  if (!control || next === -1) return;
  event.preventDefault();
  control.focus();
}
