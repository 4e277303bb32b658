import { wrap } from "./names.ts";

/** https://go.dev/wiki/CodeReviewComments#initialisms */
const INITIALISMS = [
  "Api",
  "Ein",
  "Html",
  "Http",
  "Id",
  "Ip",
  "Ira",
  "Irs",
  "Json",
  "Pdf",
  "Ssn",
  "Uri",
  "Url",
];
const INITIALISM = new RegExp(`(?:${INITIALISMS.join("|")})(?=s?(?:[A-Z0-9]|$))`, "g");

/** `ApiKey` → `APIKey`; `accountIds` → `AccountIDs` */
export const toGoName = (name: string) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll(INITIALISM, (word) => word.toUpperCase());

const COMMENT_WIDTH = 100;

/** Wraps the text. Returns an empty string if it is blank. */
export function writeComment(text: string, indent = ""): string {
  if (text.trim() === "") return "";
  return text
    .trim()
    .split("\n")
    .flatMap((line) => wrap(line, COMMENT_WIDTH))
    .map((line) => `${indent}//${line === "" ? "" : ` ${line}`}\n`)
    .join("");
}

/** Aligns columns as gofmt does. A comment starts new columns. */
export function alignRows(rows: readonly { comment: string; cells: readonly string[] }[]): string {
  const blocks: (typeof rows)[number][][] = [];
  for (const row of rows) {
    if (row.comment !== "" || blocks.length === 0) blocks.push([row]);
    else blocks.at(-1)?.push(row);
  }
  return blocks
    .map((block) => `${block[0]?.comment ?? ""}${alignBlock(block.map(({ cells }) => cells))}`)
    .join("");
}

function alignBlock(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows
    .map(
      (cells) =>
        `\t${cells
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join(" ")
          .trimEnd()}\n`,
    )
    .join("");
}
