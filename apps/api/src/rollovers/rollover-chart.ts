import type { AccountType } from "@svc/custodians";

/** The footnotes of the IRS Rollover Chart that a cell may carry, by their numbers there; `2y` is the SIMPLE rule. */
export type ChartNote = "2" | "3" | "4" | "5" | "6" | "7" | "2y";

/** Whether a rollover from one type of account into another is permitted, and under which notes. */
export type ChartCell = { permitted: false } | { permitted: true; notes: readonly ChartNote[] };

const COLUMNS: readonly AccountType[] = [
  "roth_ira",
  "traditional_ira",
  "simple_ira",
  "sep_ira",
  "governmental_457b",
  "qualified_plan",
  "403b",
  "designated_roth",
];

// Source: the IRS Rollover Chart. Rows say where the money comes from, columns where it goes; `y` with its footnotes
// is permitted, `-` is not. Footnote 1 (plans need not accept) and the RMD rule hold for every cell.
const ROWS: Readonly<Record<AccountType, string>> = {
  //                     roth   trad   simple  sep    457b   plan  403b  d.roth
  roth_ira: "            y2     -      -       -      -      -     -     -",
  traditional_ira: "     y3     y2     y2,7,2y y2     y4     y     y     -",
  simple_ira: "          y3,2y  y2,2y  y2      y2,2y  y4,2y  y2y   y2y   -",
  sep_ira: "             y3     y2     y2,7,2y y2     y4     y     y     -",
  governmental_457b: "   y3     y      y7,2y   y      y      y     y     y3,5",
  qualified_plan: "      y3     y      y7,2y   y      y4     y     y     y3,5",
  "403b": "              y3     y      y7,2y   y      y4     y     y     y3,5",
  designated_roth: "     y      -      -       -      -      -     -     y6",
};

/** The edition that these rules were read from; answers carry it, so that an old decision stays explicable. */
export const RULESET_VERSION = "irs-rollover-chart-2026.2";

function parseCell(text: string): ChartCell {
  if (text === "-") return { permitted: false };
  return { permitted: true, notes: text.slice(1).split(",").filter(Boolean) as ChartNote[] };
}

const CHART = new Map(
  Object.entries(ROWS).flatMap(([source, row]) =>
    row
      .trim()
      .split(/\s+/)
      .map((text, column) => [`${source}>${COLUMNS[column]}`, parseCell(text)] as const),
  ),
);

/** The chart's cell for a source and a destination. */
export function readChart(source: AccountType, destination: AccountType): ChartCell {
  return CHART.get(`${source}>${destination}`) ?? { permitted: false };
}

const IRAS: ReadonlySet<AccountType> = new Set<AccountType>([
  "roth_ira",
  "traditional_ira",
  "simple_ira",
  "sep_ira",
]);

/** Whether this is an individual arrangement; all else is an employer's plan. */
export function isIra(type: AccountType): boolean {
  return IRAS.has(type);
}
