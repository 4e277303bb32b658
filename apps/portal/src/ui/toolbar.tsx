import type { FocusEvent, KeyboardEvent, ReactNode } from "react";

const CONTROLS = "a[href], button:not(:disabled)";

/** Groups controls into one tab stop (WAI-ARIA toolbar pattern). Tab focuses the link to the current page, if there is one. */
export function Toolbar({
  label,
  className = "row",
  orientation = "horizontal",
  children,
}: {
  label: string;
  className?: string;
  orientation?: "horizontal" | "vertical";
  children: ReactNode;
}) {
  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation}
      className={className}
      onKeyDown={(event) => moveFocus(event, orientation)}
      onFocus={focusCurrentPage}
    >
      {children}
    </div>
  );
}

const listControls = (toolbar: HTMLElement) =>
  [...toolbar.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.getClientRects().length > 0,
  );

function moveFocus(event: KeyboardEvent<HTMLElement>, orientation: "horizontal" | "vertical"): void {
  const { key, shiftKey, currentTarget } = event;
  const controls = listControls(currentTarget);
  const index = controls.indexOf(document.activeElement as HTMLElement);
  if (index === -1) return;
  if (key === "Tab") {
    // From the first or last control, the browser moves the focus out of the toolbar.
    controls.at(shiftKey ? 0 : -1)?.focus();
    return;
  }
  const [forward, back] = orientation === "vertical" ? ["ArrowDown", "ArrowUp"] : ["ArrowRight", "ArrowLeft"];
  const next = { [forward]: index + 1, [back]: index - 1, Home: 0, End: controls.length - 1 }[key];
  const control = next === undefined ? undefined : controls[next];
  if (!control) return;
  event.preventDefault();
  control.focus();
}

/** Moves the focus to the link to the current page after Tab reached the first or last control. */
function focusCurrentPage({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.contains(relatedTarget) || !target.matches(":focus-visible")) return;
  const controls = listControls(currentTarget);
  if (target !== controls[0] && target !== controls.at(-1)) return;
  controls.find((control) => control.getAttribute("aria-current") === "page")?.focus();
}
