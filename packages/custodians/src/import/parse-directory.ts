import { CSV_COLUMNS, custodianRows, OPTIONAL_COLUMN_GROUPS, type ParsedCustodian } from "./csv-schema.ts";
import { type CsvIssue, type CsvRecord, InvalidCsvError, readRecords } from "./read-records.ts";

const MAX_CUSTODIANS = 10_000;

/**
 * Parses the CSV file of the directory.
 *
 * @returns the custodians in file order, with unique slugs
 * @throws InvalidCsvError with all issues at once
 */
export function parseDirectory(bytes: Uint8Array): ParsedCustodian[] {
  const [header, ...records] = readRecords(bytes);
  if (!header) throw new InvalidCsvError([{ line: 1, column: null, detail: "the file is empty" }]);
  const names = requireColumns(header);
  if (records.length > MAX_CUSTODIANS) {
    const detail = `the file has ${records.length} custodians; the maximum is ${MAX_CUSTODIANS}`;
    throw new InvalidCsvError([{ line: 1, column: null, detail }]);
  }

  const issues: CsvIssue[] = [];
  const toColumn = (name: string) => ({ number: names.indexOf(name) + 1, name });
  const completeRecords = records.filter(({ line, cells }) => {
    if (cells.length === names.length) return true;
    const detail = `has ${cells.length} cells, but the header has ${names.length}: look for a cell with an unquoted comma`;
    issues.push({ line, column: null, detail });
    return false;
  });
  const rows = completeRecords.map(({ cells }) =>
    Object.fromEntries(names.map((name, index) => [name, cells[index]])),
  );
  const result = custodianRows.safeParse(rows);
  for (const { path, message } of result.error?.issues ?? []) {
    const [index, name] = path as [number, string];
    issues.push({ line: completeRecords[index]?.line ?? 0, column: toColumn(name), detail: message });
  }
  issues.push(...findDuplicates(rows, completeRecords, toColumn("slug")));
  if (!result.success || issues.length > 0) throw new InvalidCsvError(issues.sort(compareByPosition));
  return result.data;
}

function requireColumns({ line, cells }: CsvRecord): string[] {
  const knownColumns: readonly string[] = CSV_COLUMNS;
  if (cells.length === 1 && /[;\t]/.test(cells[0] ?? "")) {
    const detail = "uses another column separator: use commas";
    throw new InvalidCsvError([{ line, column: null, detail }]);
  }
  // Older files lack all columns of newer groups.
  const absentColumns = OPTIONAL_COLUMN_GROUPS.filter(
    (group) => !group.some((name) => cells.includes(name)),
  ).flat();
  const missing = knownColumns.filter((name) => !cells.includes(name) && !absentColumns.includes(name));
  const issues: CsvIssue[] = missing.map((name) => ({
    line,
    column: null,
    detail: `has no column ${name}`,
  }));
  for (const [index, name] of cells.entries()) {
    const column = { number: index + 1, name };
    if (!knownColumns.includes(name)) issues.push({ line, column, detail: "is not a directory column" });
    else if (cells.indexOf(name) < index) issues.push({ line, column, detail: "appears twice" });
  }
  if (issues.length > 0) throw new InvalidCsvError(issues);
  return cells;
}

function findDuplicates(
  rows: readonly Record<string, string | undefined>[],
  records: readonly CsvRecord[],
  column: CsvIssue["column"],
): CsvIssue[] {
  const firstLines = new Map<string, number>();
  return rows.flatMap(({ slug = "" }, index) => {
    const line = records[index]?.line ?? 0;
    const firstLine = firstLines.get(slug);
    if (firstLine === undefined) firstLines.set(slug, line);
    return firstLine === undefined ? [] : [{ line, column, detail: `duplicates line ${firstLine}` }];
  });
}

function compareByPosition(one: CsvIssue, other: CsvIssue): number {
  return one.line - other.line || (one.column?.number ?? 0) - (other.column?.number ?? 0);
}
