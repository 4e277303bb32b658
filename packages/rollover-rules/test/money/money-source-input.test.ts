import { describe, expect, it } from "@jest/globals";
import { moneySourcesField, paymentSourcesField } from "@svc/rollover-rules/money/money-source-input";
import type { ZodType } from "zod";

const listIssues = (field: ZodType, input: unknown) =>
  (field.safeParse(input).error?.issues ?? []).map(({ path, message }) =>
    `${path.join("/")} ${message}`.trim(),
  );
const buildPreTax = (more: object = {}) => ({ kind: "pre_tax", ...more });
const buildRoth = (more: object = {}) => ({ kind: "roth", ...more });
const buildAfterTax = (more: object = {}) => ({ kind: "after_tax", basis: "1.00", ...more });

describe("moneySourcesField", () => {
  it.each([
    ["an empty list", []],
    [
      "each kind once",
      [
        buildPreTax({ amount: "999999999999.99" }),
        buildRoth({ percent: "0.0001", firstContributionYear: 1998, basis: "1.00", earnings: "0.00" }),
        buildAfterTax({ percent: "100.0000", earnings: "999999999999.99" }),
        { kind: "employer_match_roth", firstContributionYear: 9999, inPlanRollover: "1.00" },
      ],
    ],
    [
      "percentages with one to four decimal places",
      [buildPreTax({ percent: "99.9" }), buildRoth({ percent: "10" })],
    ],
  ])("accepts %s", (_, sources) => {
    expect(moneySourcesField.parse(sources)).toEqual(sources);
  });

  const NOT_A_PERCENTAGE = '0/percent must be a percentage such as "12.5", with at most four decimal places';
  const OUT_OF_RANGE = "0/percent must be above 0 and at most 100";
  const ROTH_ONLY = "is for Roth money only";
  const AFTER_TAX_AND_ROTH_ONLY = "is for after-tax and Roth money only";
  const NOT_EARNINGS = '0/earnings must be a decimal string with two places, such as "0.00"';

  it.each<[object, string]>([
    [buildPreTax({ percent: 12.5 }), '0/percent must be a decimal string such as "12.5"'],
    ...["", "x", "01", "1.", ".5", "1.23456", "101", "1000", "-1", "1e1", "x1", "1x"].map(
      (percent): [object, string] => [buildPreTax({ percent }), NOT_A_PERCENTAGE],
    ),
    ...["0", "0.0000", "100.0001"].map((percent): [object, string] => [
      buildPreTax({ percent }),
      OUT_OF_RANGE,
    ]),
    [buildPreTax({ amount: "1.00", percent: "1" }), "0/percent must not be combined with an amount"],
    [buildRoth({ firstContributionYear: "1998" }), "0/firstContributionYear must be a year"],
    [buildRoth({ firstContributionYear: 1997 }), "0/firstContributionYear must be 1998 or later"],
    [buildRoth({ firstContributionYear: 10_000 }), "0/firstContributionYear must be a year"],
    [buildPreTax({ firstContributionYear: 2020 }), `0/firstContributionYear ${ROTH_ONLY}`],
    [buildAfterTax({ firstContributionYear: 2020 }), `0/firstContributionYear ${ROTH_ONLY}`],
    [buildPreTax({ inPlanRollover: "1.00" }), `0/inPlanRollover ${ROTH_ONLY}`],
    [{ kind: "after_tax" }, "0/basis is required for after-tax money"],
    [buildPreTax({ basis: "1.00" }), `0/basis ${AFTER_TAX_AND_ROTH_ONLY}`],
    [buildPreTax({ earnings: "1.00" }), `0/earnings ${AFTER_TAX_AND_ROTH_ONLY}`],
    [buildRoth({ earnings: "1.00" }), "0/earnings requires a basis"],
    [buildRoth({ basis: "1.00", earnings: 1 }), '0/earnings must be a decimal string such as "0.00"'],
    ...["", "x", "1", "1.0", "1.000", "01.00", "-1.00", "1000000000000.00", "x1.00", "1.00x"].map(
      (earnings): [object, string] => [buildRoth({ basis: "1.00", earnings }), NOT_EARNINGS],
    ),
  ])("rejects %j", (source, issue) => {
    expect(listIssues(moneySourcesField, [source])).toEqual([issue]);
  });

  it("rejects unknown kinds, unknown fields, and an object instead of a list", () => {
    expect(listIssues(moneySourcesField, [{ kind: "cash" }])).toEqual([expect.stringMatching(/^0\/kind /)]);
    expect(listIssues(moneySourcesField, [buildPreTax({ share: "1" })])).toHaveLength(1);
    expect(listIssues(moneySourcesField, {})).toEqual(["must be a list"]);
  });

  it("rejects a kind that is listed twice, at each repetition", () => {
    expect(listIssues(moneySourcesField, [buildPreTax(), buildRoth(), buildPreTax(), buildRoth()])).toEqual([
      "2/kind is listed twice",
      "3/kind is listed twice",
    ]);
    expect(
      listIssues(moneySourcesField, [
        buildPreTax(),
        buildRoth(),
        buildAfterTax(),
        buildPreTax(),
        buildRoth(),
      ]),
    ).toContain("must list each kind at most once");
  });
});

describe("paymentSourcesField", () => {
  const buildPart = (kind: string, amount: unknown = "1.00") => ({ kind, amount });
  const all = ["pre_tax", "roth", "after_tax", "employer_match_roth"].map((kind) => buildPart(kind));

  it("accepts one to four parts of a payment", () => {
    for (const parts of [all, all.slice(0, 1)]) expect(paymentSourcesField.parse(parts)).toEqual(parts);
  });

  it.each<[string, unknown, string]>([
    ["an object", {}, "must be a list"],
    ["an empty list", [], "must not be empty"],
    ["five parts", [...all, buildPart("roth")], "must list each kind at most once"],
    ["an amount of zero", [buildPart("roth", "0.00")], "0/amount must be more than zero"],
    ["an unknown field", [{ ...buildPart("roth"), percent: "1" }], '0 Unrecognized key: "percent"'],
  ])("rejects %s", (_, parts, issue) => {
    expect(listIssues(paymentSourcesField, parts)).toEqual([issue]);
  });
});
