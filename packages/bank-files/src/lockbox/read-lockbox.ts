// RFC 4180 describes CSV. The columns differ by bank; columns.ts has the known ones.

import type { BankEntry } from "../bank-file.ts";
import { checkTotal } from "../control-totals.ts";
import { type FileDraft, sumEntries } from "../file-draft.ts";
import { findControlCharacter } from "../file-lines.ts";
import { cleanText, maskAccount, parseDecimal, quote } from "../values.ts";
import { readAmountCell, readDateCell } from "./cells.ts";
import { type ColumnIndexes, findColumns, type LockboxColumns, type LockboxField } from "./columns.ts";
import { type CsvRow, readRows } from "./read-rows.ts";

const METHODS: Readonly<Record<string, BankEntry["method"]>> = {
  check: "check",
  chk: "check",
  wire: "wire",
  ach: "ach",
  other: "other",
};

export function readLockbox(text: string, draft: FileDraft, columns: LockboxColumns): void {
  const rows = readRows(text, draft);
  if (rows === null) return;
  const table = readTable(rows, draft, columns);
  if (table === null) return;
  for (const row of table.rows) {
    if (/^(grand )?totals?:?$/i.test(row.cells[0] ?? "")) readTotal(row, draft, table);
    else if (draft.controlCredits !== null) {
      draft.addError(row.line, "unexpected_record", "The row is after the total row.");
    } else readRow(row, draft, table);
  }
}

interface Table {
  indexes: ColumnIndexes;
  /** Number of cells in the first row. */
  width: number;
  rows: CsvRow[];
}

function readTable(rows: CsvRow[], draft: FileDraft, columns: LockboxColumns): Table | null {
  const [header, ...others] = rows;
  if (header === undefined) {
    draft.addError(1, "empty_file", "The file has no rows.");
    return null;
  }
  const mapped = Object.values(columns);
  const hasHeader = mapped.length === 0 || mapped.some((column) => typeof column === "string");
  const width = header.cells.length;
  const names = hasHeader ? header.cells : header.cells.map(() => "");
  const { indexes, problems } = findColumns(names, columns);
  for (const { field, kind } of problems) {
    const message =
      kind === "missing"
        ? `No column ${quote(String(columns[field]))} for the field ${field}.`
        : `Two columns have the same header for the field ${field}.`;
    draft.addError(header.line, "missing_column", message);
  }
  for (const field of ["amount", "receivedOn"] as const) {
    if (indexes[field] !== undefined || columns[field] !== undefined) continue;
    const example = field === "amount" ? "Amount" : "Deposit date";
    const message = `No column for the field ${field}. Name a column "${example}", or map the columns.`;
    draft.addError(header.line, "missing_column", message);
  }
  if (indexes.amount === undefined || indexes.receivedOn === undefined || problems.length > 0) return null;
  return { indexes, width, rows: hasHeader ? others : rows };
}

function readRow(row: CsvRow, draft: FileDraft, table: Table): void {
  const { line, cells } = row;
  if (cells.length !== table.width) {
    const message = `The row has ${cells.length} cells, but the first row has ${table.width}.`;
    draft.addError(line, "invalid_record", message);
    return;
  }
  for (const cell of cells) {
    if (findControlCharacter(cell.replaceAll(/[\r\n]/g, " ")) >= 0) {
      draft.addError(line, "invalid_character", "The row has a control character.");
      return;
    }
  }
  const readCell = (field: LockboxField) => {
    const index = table.indexes[field];
    return index === undefined ? null : cleanText(cells[index]);
  };
  const currency = readCell("currency");
  if (currency !== null && currency.toUpperCase() !== "USD") {
    draft.addError(line, "unsupported_currency", `The currency ${quote(currency)} is not USD.`);
    return;
  }
  const amount = readAmountCell(readCell("amount") ?? "");
  const receivedOn = readDateCell(readCell("receivedOn") ?? "");
  for (const result of [amount, receivedOn])
    if ("code" in result) draft.addError(line, result.code, result.message);
  if ("code" in amount || "code" in receivedOn) return;
  draft.addEntry({
    line,
    kind: "credit",
    direction: "credit",
    amount: amount.value,
    receivedOn: receivedOn.value,
    method: METHODS[readCell("method")?.toLowerCase() ?? "check"] ?? "other",
    bankReference: readBankReference(readCell, receivedOn.value),
    payerName: readCell("payerName"),
    payerAccountMask: maskAccount(readCell("payerAccount")),
    payee: readCell("payee"),
    memo: readCell("memo"),
    checkNumber: readCell("checkNumber"),
    accountReference: readCell("accountReference"),
  });
}

/** Reads the bank reference, or builds one. Batches and items are numbered per lockbox and day. */
function readBankReference(
  readCell: (field: LockboxField) => string | null,
  receivedOn: string,
): string | null {
  const reference = readCell("bankReference");
  if (reference !== null) return reference;
  const [batch, item] = [readCell("batch"), readCell("item")];
  if (batch === null || item === null) return null;
  return [readCell("lockbox"), receivedOn, batch, item].filter((part) => part !== null).join("-");
}

function readTotal({ line, cells }: CsvRow, draft: FileDraft, { indexes }: Table): void {
  const cell = indexes.amount === undefined ? "" : (cells[indexes.amount] ?? "");
  const stated = parseDecimal(cell.replaceAll(/[$,\s]/g, ""));
  if (stated === null) {
    draft.addError(line, "invalid_amount", `The total ${quote(cell)} is not a dollar amount.`);
    return;
  }
  draft.controlCredits = stated;
  draft.controlDebits = "0.00";
  checkTotal(draft, line, { name: "The total", stated, computed: sumEntries(draft.entries, "credit") });
}
