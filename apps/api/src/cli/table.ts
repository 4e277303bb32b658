import { type Column, formatTable as formatLines } from "@svc/terminal";
import { paint } from "./paint.ts";

export type { Column };

/** @param terminalWidth in characters; null for a pipe */
export function formatTable(
  heading: readonly Column[],
  rows: readonly (readonly string[])[],
  terminalWidth: number | null = process.stdout.columns ?? null,
): string[] {
  return formatLines(heading, rows, { terminalWidth, styleTitle: paint.heading });
}
