import type { ReactNode } from "react";
import "./table.css";

export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: this is not a fieldset.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the content scrollable by keyboard.
    <div className="table-frame" role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
