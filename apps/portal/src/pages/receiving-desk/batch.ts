import { parseMoney } from "../../ui/money-format.ts";

export const BATCH_COLUMNS = [
  "receivedOn",
  "amount",
  "method",
  "checkNumber",
  "payerName",
  "payee",
  "memo",
] as const;
export type BatchColumn = (typeof BATCH_COLUMNS)[number];

export const METHODS = ["check", "wire", "ach", "other"] as const;

/** The API's limit of rows per request. */
export const MAX_ROWS = 100;

export interface BatchRow {
  /** React key. */
  key: number;
  cells: Readonly<Record<BatchColumn, string>>;
  /** Errors by column. Errors of the whole row have the key `row`. */
  errors: Readonly<Record<string, string>>;
  /** ID of the recorded money. */
  recordedId: string | null;
}

export function createRow(
  key: number,
  { receivedOn, method }: { receivedOn: string; method: string },
): BatchRow {
  const cells = { receivedOn, amount: "", method, checkNumber: "", payerName: "", payee: "", memo: "" };
  return { key, cells, errors: {}, recordedId: null };
}

/** Returns true if the row has more than its default day and method. */
export function isFilled({ cells }: BatchRow): boolean {
  return BATCH_COLUMNS.some(
    (name) => name !== "receivedOn" && name !== "method" && cells[name].trim() !== "",
  );
}

/** Splits cells copied from a spreadsheet. Returns null for other text. */
export function parseSpreadsheet(text: string): string[][] | null {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
  if (lines.length === 1 && !text.includes("\t")) return null;
  return lines.map((line) => line.split("\t").map((cell) => cell.trim()));
}

export function toCell(column: BatchColumn, text: string): string {
  if (column === "receivedOn") return toDay(text);
  if (column === "method") return METHODS.find((one) => one === text.toLowerCase()) ?? "other";
  return text;
}

/** Converts `1/5/2026` to `2026-01-05`. */
function toDay(text: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return month && day && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}

export function toItem({ cells }: BatchRow): Record<string, string> {
  const filled = BATCH_COLUMNS.map((name) => [name, cells[name].trim()] as const).filter(
    ([, text]) => text !== "",
  );
  return { ...Object.fromEntries(filled), amount: parseMoney(cells.amount) ?? cells.amount };
}
