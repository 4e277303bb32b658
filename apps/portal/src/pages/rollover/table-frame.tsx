import type { ReactNode } from "react";
import "../../ui/table.css";

/** Makes a static table scrollable by keyboard. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by keyboard, too.
    <div className="table-frame" role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
