import type { AccountType } from "@svc/custodians";

/**
 * Footnotes of the IRS Rollover Chart.
 * - `2`: one rollover in 12 months.
 * - `3`: included in income.
 * - `4`: separate accounts.
 * - `5`: only in an in-plan rollover.
 * - `6`: nontaxable amounts only from trustee to trustee.
 * - `7`: only after December 18, 2015.
 * - `2y`: the two-year rule of SIMPLE IRAs, which has no number.
 */
type ChartNote = "2" | "3" | "4" | "5" | "6" | "7" | "2y";

type ChartCell = { permitted: false } | { permitted: true; notes: readonly ChartNote[] };

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

// Source: IRS Rollover Chart. Rows are sources, and columns are destinations. `y` means permitted, with footnotes.
// Footnote 1 (plans need not accept rollovers) and the RMD rule apply to every cell.
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

/** Part of each response, so that past decisions can be traced to their rules. */
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

export function readChart(source: AccountType, destination: AccountType): ChartCell {
  return CHART.get(`${source}>${destination}`) ?? { permitted: false };
}

const IRAS: ReadonlySet<AccountType> = new Set<AccountType>([
  "roth_ira",
  "traditional_ira",
  "simple_ira",
  "sep_ira",
]);

export function isIra(type: AccountType): boolean {
  return IRAS.has(type);
}

export function isRothAccount(type: AccountType): boolean {
  return type === "roth_ira" || type === "designated_roth";
}
