import type { ReactNode } from "react";

export const toLedgerRowId = (line: number) => `ledger-${line}`;
/** @param id ID of a transfer or receipt */
export const toEntryRowId = (id: string) => `entry-${id}`;
export const toLetterRowId = (id: string) => `letter-${id}`;

/** Focuses a row, which needs `tabIndex={-1}`. */
export function RowLink({ rowId, label, children }: { rowId: string; label?: string; children: ReactNode }) {
  return (
    <a
      href={`#${rowId}`}
      aria-label={label}
      onClick={(event) => {
        const row = document.getElementById(rowId);
        if (!row) return;
        event.preventDefault();
        // The row may be in a collapsed section.
        row.closest("details")?.setAttribute("open", "");
        row.scrollIntoView({ block: "center" });
        row.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}
