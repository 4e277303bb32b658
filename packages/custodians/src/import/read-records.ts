import { isUtf8 } from "node:buffer";
import { CsvError, parse } from "csv-parse/sync";

/** Lines and columns count from 1. */
export interface CsvIssue {
  line: number;
  /** Null if the issue concerns the whole line or file. */
  column: { number: number; name: string } | null;
  detail: string;
}

export interface CsvRecord {
  line: number;
  cells: string[];
}

/** Twice the size of a directory of ten thousand custodians. */
export const MAX_FILE_BYTES = 10_000_000;
const MAX_RECORD_CHARACTERS = 50_000;
const MAX_LINES = 20_000;
const MAX_CELLS = 500_000;

export class InvalidCsvError extends Error {
  override name = "InvalidCsvError";
  readonly issues: readonly CsvIssue[];

  constructor(issues: readonly CsvIssue[]) {
    super(issues.length === 1 ? "The file has an issue." : `The file has ${issues.length} issues.`);
    this.issues = issues;
  }
}

/**
 * Reads a CSV file (RFC 4180) in UTF-8. Skips empty lines and trims cells.
 *
 * @throws InvalidCsvError if the file is too large, not UTF-8, or not CSV
 */
export function readRecords(bytes: Uint8Array): CsvRecord[] {
  requireReadable(bytes);
  try {
    const parsed = parse(bytes, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      max_record_size: MAX_RECORD_CHARACTERS,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return parsed.map(({ info, record }) => ({
      // `lines` is the record's last line. Quoted cells can span several lines.
      line: info.lines - countLineBreaks(record),
      cells: record.map((cell) => cell.trim()),
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw createIssue(Number(error.lines), SYNTAX_ISSUES[error.code] ?? "is not CSV");
  }
}

/** Replaces the library's messages, which quote the file. */
const SYNTAX_ISSUES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "has a quote that is never closed",
  INVALID_OPENING_QUOTE:
    "has a quote inside an unquoted cell; put the cell in quotes and double the inner quote",
  CSV_INVALID_CLOSING_QUOTE: "has text after a closing quote; double each quote inside a cell",
  CSV_MAX_RECORD_SIZE: "is too long for a row: look for a quote that is not closed",
};

function countLineBreaks(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

function requireReadable(bytes: Uint8Array): void {
  if (bytes.length > MAX_FILE_BYTES) {
    throw createIssue(
      1,
      `the file is larger than ${MAX_FILE_BYTES / 1_000_000} MB, too large for a custodian directory`,
    );
  }
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw createIssue(1, "the file is UTF-16: save it as UTF-8 (in Excel: “CSV UTF-8”)");
  }
  requireCellLimit(bytes);
  if (!isUtf8(bytes)) {
    throw createIssue(findInvalidLine(bytes), "is not UTF-8: save the file as UTF-8 (in Excel: “CSV UTF-8”)");
  }
}

/** Ten megabytes of separators would take minutes and gigabytes to parse. */
function requireCellLimit(bytes: Uint8Array): void {
  let lines = 1;
  let cells = 1;
  for (const byte of bytes) {
    if (byte === LINE_FEED || byte === CARRIAGE_RETURN) lines += 1;
    else if (byte === COMMA) cells += 1;
  }
  // CRLF counts as two lines.
  if (lines > 2 * MAX_LINES) throw createIssue(1, `the file has more than ${MAX_LINES} lines`);
  if (cells + lines > MAX_CELLS) throw createIssue(1, `the file has more than ${MAX_CELLS} cells`);
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const COMMA = 0x2c;

function findInvalidLine(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    const next = end === -1 ? bytes.length : end + 1;
    if (!isUtf8(bytes.subarray(start, next))) return line;
    start = next;
  }
  return line;
}

function createIssue(line: number, detail: string): InvalidCsvError {
  return new InvalidCsvError([{ line, column: null, detail }]);
}
