import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES, type AccountType } from "@svc/custodians";
import {
  findMoneyIssue,
  hasTaxableMoney,
  toTaxSource,
} from "@svc/rollover-rules/eligibility/money-source-rules";
import { readChart } from "@svc/rollover-rules/eligibility/rollover-chart";
import { MONEY_SOURCE_KINDS, type MoneySourceKind } from "@svc/rollover-rules/money/money-source";
import type { RolloverType } from "@svc/rollover-rules/rollover-states";

const TYPES: readonly RolloverType[] = ["direct", "trustee_transfer", "indirect_60_day", "in_plan"];

/**
 * Permitted destinations by kind of money and source account, from the IRS Rollover Chart (notes 4 to 6),
 * §402(c)(2) and §402A(c)(3). `Y`: by any rollover type, `D`: not indirect, `-`: not permitted.
 */
const PRINTED = `
| kind                | from              | roth | trad | simple | sep | 457b | plan | 403b | d.roth |
| pre_tax             | traditional_ira   | Y    | Y    | Y      | Y   | Y    | Y    | Y    | Y      |
| pre_tax             | simple_ira        | Y    | Y    | Y      | Y   | Y    | Y    | Y    | Y      |
| pre_tax             | sep_ira           | Y    | Y    | Y      | Y   | Y    | Y    | Y    | Y      |
| pre_tax             | governmental_457b | Y    | Y    | Y      | Y   | Y    | Y    | Y    | Y      |
| pre_tax             | qualified_plan    | Y    | Y    | Y      | Y   | Y    | Y    | Y    | Y      |
| pre_tax             | 403b              | Y    | Y    | Y      | Y   | Y    | Y    | Y    | Y      |
| after_tax           | governmental_457b | Y    | Y    | Y      | Y   | -    | D    | D    | Y      |
| after_tax           | qualified_plan    | Y    | Y    | Y      | Y   | -    | D    | D    | Y      |
| after_tax           | 403b              | Y    | Y    | Y      | Y   | -    | D    | D    | Y      |
| roth                | roth_ira          | Y    | -    | -      | -   | -    | -    | -    | -      |
| roth                | governmental_457b | Y    | -    | -      | -   | -    | -    | -    | -      |
| roth                | qualified_plan    | Y    | -    | -      | -   | -    | -    | -    | -      |
| roth                | 403b              | Y    | -    | -      | -   | -    | -    | -    | -      |
| roth                | designated_roth   | Y    | -    | -      | -   | -    | -    | -    | Y      |
| employer_match_roth | governmental_457b | Y    | -    | -      | -   | -    | -    | -    | -      |
| employer_match_roth | qualified_plan    | Y    | -    | -      | -   | -    | -    | -    | -      |
| employer_match_roth | 403b              | Y    | -    | -      | -   | -    | -    | -    | -      |
| employer_match_roth | designated_roth   | Y    | -    | -      | -   | -    | -    | -    | Y      |
`;

const ROWS = PRINTED.trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [kind, from, ...cells] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { kind: kind as MoneySourceKind, from: from as AccountType, cells };
  });

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

interface Route {
  source: AccountType;
  destination: AccountType;
  type: RolloverType;
}

function isPermitted(kind: MoneySourceKind, { source, destination, type }: Route) {
  const row = ROWS.find((one) => one.kind === kind && one.from === source);
  const cell = row?.cells[COLUMNS.indexOf(destination)] ?? "-";
  return cell === "Y" || (cell === "D" && type !== "indirect_60_day");
}

describe("Money sources by source, destination and rollover type", () => {
  const cases = MONEY_SOURCE_KINDS.flatMap((kind) => ACCOUNT_TYPES.map((source) => ({ kind, source })));

  it.each(cases)("$kind money of $source has the destinations in the table", ({ kind, source }) => {
    const routes = ACCOUNT_TYPES.flatMap((destination) =>
      TYPES.map((type) => ({ source, destination, type })),
    );
    const permitted = routes.filter((route) => findMoneyIssue(route, kind) === null);
    expect(permitted).toEqual(routes.filter((route) => isPermitted(kind, route)));
  });

  it("are rejected with the reason", () => {
    const fromIra: Route = { source: "traditional_ira", destination: "roth_ira", type: "trustee_transfer" };
    expect(findMoneyIssue(fromIra, "after_tax")).toMatch(
      /^A traditional_ira account cannot hold after_tax money/,
    );
    const indirect: Route = { source: "qualified_plan", destination: "403b", type: "indirect_60_day" };
    expect(findMoneyIssue(indirect, "after_tax")).toMatch(/only by direct/);
    const fromRoth: Route = { source: "designated_roth", destination: "traditional_ira", type: "direct" };
    expect(findMoneyIssue(fromRoth, "roth")).toMatch(/cannot go to/);
  });

  it("include a permitted kind wherever the chart permits a rollover", () => {
    const withoutKind = ACCOUNT_TYPES.flatMap((source) =>
      ACCOUNT_TYPES.filter((destination) => readChart(source, destination).permitted)
        .filter((destination) =>
          MONEY_SOURCE_KINDS.every((kind) =>
            TYPES.every((type) => findMoneyIssue({ type, source, destination }, kind) !== null),
          ),
        )
        .map((destination) => ({ source, destination })),
    );
    expect(withoutKind).toEqual([]);
  });
});

describe("Taxability of money sources where pre-tax money is taxable", () => {
  it.each([
    ["no money source is stated", [], true],
    ["pre-tax money", [["pre_tax", null]], true],
    ["only after-tax money", [["after_tax", "0.00"]], false],
    ["after-tax money with earnings", [["after_tax", "0.01"]], true],
    [
      "Roth money",
      [
        ["roth", null],
        ["employer_match_roth", null],
      ],
      false,
    ],
    [
      "Roth and pre-tax money",
      [
        ["roth", null],
        ["pre_tax", null],
      ],
      true,
    ],
  ] as const)("%s, %j: %p", (_, lines, taxable) => {
    expect(hasTaxableMoney(lines.map(([kind, earnings]) => ({ kind, earnings })))).toBe(taxable);
  });

  it("follows the rules of designated Roth accounts if all of a plan's money is Roth money", () => {
    const toSource = (source: AccountType, ...kinds: MoneySourceKind[]) =>
      toTaxSource(
        source,
        kinds.map((kind) => ({ kind })),
      );
    expect(toSource("qualified_plan", "roth", "employer_match_roth")).toBe("designated_roth");
    expect(toSource("qualified_plan", "roth", "pre_tax")).toBe("qualified_plan");
    expect(toSource("roth_ira", "roth")).toBe("roth_ira");
    expect(toSource("403b")).toBe("403b");
  });
});
