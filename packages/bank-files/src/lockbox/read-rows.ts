import { CsvError, parse } from "csv-parse/sync";
import type { FileDraft } from "../file-draft.ts";

export interface CsvRow {
  line: number;
  cells: string[];
}

const MAX_ROW_CHARACTERS = 50_000;
const DELIMITERS = [",", ";", "\t", "|"];

const SYNTAX_ISSUES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "A quote is never closed.",
  INVALID_OPENING_QUOTE: "An unquoted cell has a quote. Put the cell in quotes and double the inner quote.",
  CSV_INVALID_CLOSING_QUOTE: "Text follows a closing quote. Double each quote inside a cell.",
  CSV_MAX_RECORD_SIZE: "The row is too long. Look for a quote that is not closed.",
};

/** Reads CSV (RFC 4180) with any of four delimiters. Skips empty lines. Returns null after an issue. */
export function readRows(text: string, draft: FileDraft): CsvRow[] | null {
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter: detectDelimiter(text),
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      max_record_size: MAX_ROW_CHARACTERS,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return parsed.map(({ info, record }) => ({
      // `lines` is the record's last line. Quoted cells can span several lines.
      line: info.lines - countLineBreaks(record),
      cells: record.map((cell) => cell.trim()),
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    draft.addError(
      Number(error.lines) || 1,
      "invalid_csv",
      SYNTAX_ISSUES[error.code] ?? "The line is not CSV.",
    );
    return null;
  }
}

function detectDelimiter(text: string): string {
  const firstLine = (/[^\r\n]+/.exec(text)?.[0] ?? "")
    .slice(0, MAX_ROW_CHARACTERS)
    .replaceAll(/"[^"]*"/g, "");
  const counts = DELIMITERS.map((delimiter) => firstLine.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

function countLineBreaks(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}
