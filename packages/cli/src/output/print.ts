import { type Column, escapeInvisible, formatTable, toVisibleJson } from "@svc/terminal";
import { paint } from "./paint.ts";

// Results go to standard output, and everything else to standard error.

export const printLine = (text: string): void => void process.stdout.write(`${escapeInvisible(text)}\n`);

/** Prints lines that are already escaped, and can have styles. */
export const printStyled = (text: string): void => void process.stdout.write(`${text}\n`);

export const printNote = (text: string): void => void process.stderr.write(`${escapeInvisible(text)}\n`);

export const printJson = (value: unknown): void => void process.stdout.write(`${toVisibleJson(value, 2)}\n`);

/** Prints one line of NDJSON. */
export const printJsonLine = (value: unknown): void => void process.stdout.write(`${toVisibleJson(value)}\n`);

export function printTable(heading: readonly Column[], rows: readonly (readonly unknown[])[]): void {
  const cells = rows.map((row) => row.map((cell) => escapeInvisible(formatCell(cell))));
  const options = { terminalWidth: process.stdout.columns ?? null, styleTitle: paint.title };
  for (const line of formatTable(heading, cells, options)) printStyled(line);
}

/** Prints all members of an object, one per line, except empty ones and `object`, which names the type. */
export function printObject(value: object): void {
  const rows = listLeaves(value, "").filter(([, leaf]) => leaf !== null && leaf !== "");
  printTable(["FIELD", "VALUE"], rows);
}

const formatCell = (cell: unknown) => (cell === null || cell === undefined ? "" : String(cell));

function listLeaves(value: unknown, path: string): [path: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, member]) =>
    name === "object" ? [] : listLeaves(member, path === "" ? name : `${path}.${name}`),
  );
}
