import { type Column, escapeInvisible, formatTable, toVisibleJson } from "@svc/terminal";
import { paint } from "./paint.ts";

// Standard output has only results. Everything else goes to standard error.

export const printLine = (text: string): void => void process.stdout.write(`${escapeInvisible(text)}\n`);

/** Prints text that is already escaped, and can have styles. */
export const printStyled = (text: string): void => void process.stdout.write(`${text}\n`);

export const printNote = (text: string): void => void process.stderr.write(`${escapeInvisible(text)}\n`);

export const printJson = (value: unknown): void => void process.stdout.write(`${toVisibleJson(value, 2)}\n`);

export const printJsonLine = (value: unknown): void => void process.stdout.write(`${toVisibleJson(value)}\n`);

export function printTable(heading: readonly Column[], rows: readonly (readonly unknown[])[]): void {
  const cells = rows.map((row) => row.map((cell) => escapeInvisible(formatCell(cell))));
  const options = { terminalWidth: process.stdout.columns ?? null, styleTitle: paint.title };
  for (const line of formatTable(heading, cells, options)) printStyled(line);
}

/** Prints one field per line. Omits empty fields and `object`, which names the type. */
export function printObject(value: object): void {
  const rows = listLeaves(value, "").filter(([, leaf]) => leaf !== null && leaf !== "");
  printTable(["FIELD", "VALUE"], rows);
}

const formatCell = (cell: unknown) => (cell === null || cell === undefined ? "" : String(cell));

function listLeaves(value: unknown, path: string): [path: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, field]) =>
    name === "object" ? [] : listLeaves(field, path === "" ? name : `${path}.${name}`),
  );
}
