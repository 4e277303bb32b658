import type { Money } from "@svc/rollover-rules/money/money";
import type { FileIssueCode } from "../bank-file.ts";
import { parseDecimal, quote, toDay } from "../values.ts";

type CellResult<Value> = { value: Value } | { code: FileIssueCode; message: string };

/** Reads `1234`, `1234.50`, `$1,234.50`. */
export function readAmountCell(cell: string): CellResult<Money> {
  if (cell === "") return { code: "missing_value", message: "The amount is missing." };
  const text = cell
    .replace(/^(-?)\s*(?:\$|USD)\s*/i, "$1")
    .replace(/USD$/i, "")
    .trim();
  if (/^-|-$|^\(.*\)$/.test(text)) {
    return { code: "negative_amount", message: `The amount ${quote(cell)} is negative.` };
  }
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(text);
  const value = parseDecimal(isGrouped ? text.replaceAll(",", "") : text);
  if (value === null) {
    const message = `The amount ${quote(cell)} is not a dollar amount such as 1234.50 or $1,234.50.`;
    return { code: "invalid_amount", message };
  }
  if (value === "0.00") return { code: "zero_amount", message: "The amount is zero." };
  return { value };
}

/** Reads `2026-11-20`, `20261120` and the US forms `11/20/2026`, `11/20/26`. */
export function readDateCell(cell: string): CellResult<string> {
  if (cell === "") return { code: "missing_value", message: "The date is missing." };
  const value = readIsoDay(cell) ?? readUsDay(cell);
  if (value !== null) return { value };
  const message = `The date ${quote(cell)} is not a date such as 11/20/2026 or 2026-11-20.`;
  return { code: "invalid_date", message };
}

function readIsoDay(cell: string): string | null {
  if (!/^(?:\d{4}-\d{2}-\d{2}|\d{8})$/.test(cell)) return null;
  const digits = cell.replaceAll("-", "");
  return toDay(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6));
}

function readUsDay(cell: string): string | null {
  const match = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(cell);
  if (match === null) return null;
  const [, month = "", day = "", year = ""] = match;
  return toDay(year.length === 2 ? `20${year}` : year, month, day);
}
