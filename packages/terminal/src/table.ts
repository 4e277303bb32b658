import stringWidth from "string-width";

/** `canTruncate` is only for values that users do not copy. */
export type Column = string | { title: string; canTruncate: true };

const GAP = 2;
const MIN_TRUNCATED_WIDTH = 16;

export interface TableOptions {
  /** In characters; null for a pipe. */
  terminalWidth: number | null;
  styleTitle: Style;
}

type Style = (text: string) => string;

/** Formats rows as lines. If the terminal is too narrow, truncates columns that allow it, or else returns one line per cell. */
export function formatTable(
  heading: readonly Column[],
  rows: readonly (readonly string[])[],
  { terminalWidth, styleTitle }: TableOptions,
): string[] {
  const titles = heading.map((column) => (typeof column === "string" ? column : column.title));
  const widths = titles.map((title, column) =>
    Math.max(stringWidth(title), ...rows.map((row) => stringWidth(row[column] ?? ""))),
  );
  const fittedWidths = terminalWidth === null ? widths : fitWidths(heading, widths, terminalWidth);
  if (fittedWidths === null) {
    return rows.flatMap((row, index) => [
      ...(index === 0 ? [] : [""]),
      ...formatRecord(titles, row, styleTitle),
    ]);
  }
  const toLine = (cells: readonly string[], style: Style = (text) => text) =>
    cells
      .map((cell, column) =>
        padToWidth(style(truncate(cell, fittedWidths[column] ?? 0)), fittedWidths[column] ?? 0),
      )
      .join(" ".repeat(GAP))
      .trimEnd();
  return [toLine(titles, styleTitle), ...rows.map((row) => toLine(row))];
}

/** Returns null if the table does not fit. */
function fitWidths(
  heading: readonly Column[],
  widths: readonly number[],
  terminalWidth: number,
): number[] | null {
  const fittedWidths = [...widths];
  let excess = widths.reduce((sum, width) => sum + width + GAP, -GAP) - terminalWidth;
  for (let column = heading.length - 1; column >= 0 && excess > 0; column -= 1) {
    const width = fittedWidths[column] ?? 0;
    if (typeof heading[column] === "string" || width <= MIN_TRUNCATED_WIDTH) continue;
    fittedWidths[column] = Math.max(MIN_TRUNCATED_WIDTH, width - excess);
    excess -= width - (fittedWidths[column] ?? 0);
  }
  return excess > 0 ? null : fittedWidths;
}

function formatRecord(titles: readonly string[], row: readonly string[], styleTitle: Style): string[] {
  const width = Math.max(...titles.map((title) => stringWidth(title)));
  return titles.flatMap((title, column) => {
    const cell = row[column] ?? "";
    return cell === "" ? [] : [`${padToWidth(styleTitle(title), width)}  ${cell}`];
  });
}

const padToWidth = (text: string, width: number) => text + " ".repeat(Math.max(0, width - stringWidth(text)));

function truncate(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let truncated = "";
  for (const { segment } of new Intl.Segmenter("en").segment(text)) {
    if (stringWidth(truncated + segment) > width - 1) break;
    truncated += segment;
  }
  return `${truncated}…`;
}
