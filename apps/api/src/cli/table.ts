import { type Column, formatTable as formatLines } from "@svc/terminal";
import { paint } from "./paint.ts";

export type { Column };

/** @param columns width of the terminal; null for a pipe */
export function formatTable(
  heading: readonly Column[],
  rows: readonly (readonly string[])[],
  columns: number | null = process.stdout.columns ?? null,
): string[] {
  return formatLines(heading, rows, { columns, styleTitle: paint.heading });
}
