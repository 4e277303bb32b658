import { ACCOUNT_TYPES, type AccountType } from "@svc/custodians";

/**
 * The IRS Rollover Chart, transcribed independently of the tested code. `N`: not permitted. `Y` is followed by
 * its footnotes, and by `2y` for the two-year rule of SIMPLE IRAs.
 */
const PRINTED_CHART = `
| from ↓ to → | roth_ira | traditional_ira | simple_ira | sep_ira | governmental_457b | qualified_plan | 403b | designated_roth |
| roth_ira | Y 2 | N | N | N | N | N | N | N |
| traditional_ira | Y 3 | Y 2 | Y 2,7 2y | Y 2 | Y 4 | Y | Y | N |
| simple_ira | Y 3 2y | Y 2 2y | Y 2 | Y 2 2y | Y 4 2y | Y 2y | Y 2y | N |
| sep_ira | Y 3 | Y 2 | Y 2,7 2y | Y 2 | Y 4 | Y | Y | N |
| governmental_457b | Y 3 | Y | Y 7 2y | Y | Y | Y | Y | Y 3,5 |
| qualified_plan | Y 3 | Y | Y 7 2y | Y | Y 4 | Y | Y | Y 3,5 |
| 403b | Y 3 | Y | Y 7 2y | Y | Y 4 | Y | Y | Y 3,5 |
| designated_roth | Y | N | N | N | N | N | N | Y 6 |
`;

export interface ChartPair {
  source: AccountType;
  destination: AccountType;
  /** Footnotes of the cell, and `2y`. Null for `N`. */
  notes: string[] | null;
}

function parsePrintedChart(): ChartPair[] {
  const lines = PRINTED_CHART.trim().split("\n");
  const rows = lines.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const [heading = [], ...body] = rows;
  return body.flatMap(([source, ...cells]) =>
    cells.map((cell, column) => ({
      source: source as AccountType,
      destination: heading[column + 1] as AccountType,
      notes: cell === "N" ? null : cell.split(/[ ,]/).slice(1),
    })),
  );
}

export const CHART_PAIRS: readonly ChartPair[] = parsePrintedChart();

/** The four IRA types; the others are employer plans. */
export const IRA_TYPES: ReadonlySet<AccountType> = new Set(ACCOUNT_TYPES.slice(0, 4));

// T: trustee transfer or 60 days, D: direct or 60 days, P: in plan, _: none.
const T = ["trustee_transfer", "indirect_60_day"] as const;
const D = ["direct", "indirect_60_day"] as const;
const P = ["in_plan"] as const;
const _ = [] as const;

/** Permitted types from each row to each column, in the chart's order. */
const PERMITTED_TYPES = [
  [T, _, _, _, _, _, _, _],
  [T, T, T, T, D, D, D, _],
  [T, T, T, T, D, D, D, _],
  [T, T, T, T, D, D, D, _],
  [D, D, D, D, D, D, D, P],
  [D, D, D, D, D, D, D, P],
  [D, D, D, D, D, D, D, P],
  [D, _, _, _, _, _, _, D],
] as const;

export function findPermittedTypes(source: AccountType, destination: AccountType): readonly string[] {
  return PERMITTED_TYPES[ACCOUNT_TYPES.indexOf(source)]?.[ACCOUNT_TYPES.indexOf(destination)] ?? [];
}
