import { describe, expect, it } from "@jest/globals";
import { fromCents, sumMoney, toCents } from "@svc/rollover-rules/money/money";
import {
  computeSentBasis,
  type MoneySource,
  resolveSourceAmounts,
  splitPayment,
  splitSimulatedPayment,
  sumSent,
} from "@svc/rollover-rules/money/money-source";
import { normalizeMoneySources } from "@svc/rollover-rules/money/normalize-money-sources";
import fc from "fast-check";

const buildSource = (kind: MoneySource["kind"], more: Partial<MoneySource> = {}): MoneySource => ({
  kind,
  amount: null,
  percent: null,
  firstContributionYear: null,
  basis: null,
  earnings: null,
  ...more,
});
const withPercent = (percent: string) => ({ percent });
const withAmount = (amount: string) => ({ amount });
const AFTER_TAX = buildSource("after_tax", { basis: "200.00", earnings: "50.00" });
const toAmounts = (split: { amount: string }[] | null) => split?.map(({ amount }) => amount) ?? null;

describe("resolveSourceAmounts", () => {
  it.each([
    ["an amount", [buildSource("pre_tax", withAmount("10.00"))], null, ["10.00"]],
    [
      "a percentage of the requested amount",
      [buildSource("pre_tax", withPercent("33.3333"))],
      "100.00",
      ["33.33"],
    ],
    [
      "percentages to the cent",
      [buildSource("pre_tax", withPercent("33.3333")), buildSource("roth", withPercent("66.6667"))],
      "0.05",
      ["0.02", "0.03"],
    ],
    [
      "the rest of the requested amount",
      [buildSource("pre_tax"), buildSource("roth", withAmount("30.00"))],
      "100.00",
      ["70.00", "30.00"],
    ],
    ["the sum of basis and earnings", [buildSource("pre_tax"), AFTER_TAX], null, [null, "250.00"]],
    [
      "no amounts if the rest belongs to two money sources",
      [buildSource("pre_tax"), buildSource("roth")],
      "100.00",
      [null, null],
    ],
    [
      "no amounts from percentages above 100 percent",
      [buildSource("pre_tax", withPercent("60")), buildSource("roth", withPercent("40.0001"))],
      "100.00",
      [null, null],
    ],
    ["no amount with a basis alone", [buildSource("roth", { basis: "200.00" })], null, [null]],
    ["no amount with earnings alone", [buildSource("roth", { earnings: "50.00" })], null, [null]],
    [
      "no amounts if no total is known",
      [buildSource("pre_tax"), buildSource("roth", withPercent("5"))],
      null,
      [null, null],
    ],
  ])("resolves %s", (_, sources, requested, resolved) => {
    expect(resolveSourceAmounts(sources, requested)).toEqual(resolved);
  });
});

describe("Payment without a given division", () => {
  const TWO_TO_ONE = [buildSource("pre_tax", withAmount("2.00")), buildSource("roth", withAmount("1.00"))];
  const THREE_TO_ONE = [buildSource("pre_tax", withPercent("75")), buildSource("roth", withPercent("25"))];

  it.each([
    ["belongs entirely to the only money source", [buildSource("roth")], null, "7.00", ["7.00"]],
    ["is divided in proportion to the amounts", TWO_TO_ONE, "3.00", "1.00", ["0.67", "0.33"]],
    ["is divided by percentages", THREE_TO_ONE, null, "0.05", ["0.04", "0.01"]],
    [
      "is not divided while the amount of a money source is unknown",
      [buildSource("pre_tax"), AFTER_TAX],
      null,
      "900.00",
      null,
    ],
    [
      "is not divided while only some percentages are known",
      [buildSource("pre_tax"), buildSource("roth", withPercent("25"))],
      null,
      "900.00",
      null,
    ],
    ["is empty without money sources", [], null, "9.00", []],
  ])("%s", (_, sources, requested, gross, amounts) => {
    expect(toAmounts(splitPayment(sources, requested, gross))).toEqual(amounts);
  });

  it("gets a made-up division in the sandbox", () => {
    const splitAmounts = (gross: string) =>
      toAmounts(splitSimulatedPayment([buildSource("pre_tax"), AFTER_TAX], null, gross));
    expect(splitAmounts("900.00")).toEqual(["650.00", "250.00"]);
    expect(splitAmounts("250.00")).toEqual(["125.00", "125.00"]);
  });

  it("keeps every cent, whatever the money sources", () => {
    const cents = fc.bigInt({ min: 1n, max: 10_000_000n });
    const inputLists = fc.uniqueArray(
      fc.record({
        kind: fc.constantFrom<MoneySource["kind"]>("pre_tax", "roth", "employer_match_roth"),
        amount: fc.option(cents.map(fromCents)),
      }),
      { minLength: 1, selector: ({ kind }) => kind },
    );
    fc.assert(
      fc.property(inputLists, cents, (inputs, gross) => {
        const sources = inputs.map(({ kind, amount }) => buildSource(kind, { amount }));
        const split = splitSimulatedPayment(sources, null, fromCents(gross));
        expect(sumMoney(split.map(({ amount }) => amount))).toBe(fromCents(gross));
        expect(split.every(({ amount }) => toCents(amount) > 0n)).toBe(true);
        const transfers = [
          { status: "sent" as const, sources: split },
          { status: "void" as const, sources: split },
          { status: "sent" as const },
        ];
        expect(sumMoney(sumSent(sources, transfers))).toBe(fromCents(gross));
        expect(sumMoney(sumSent(sources, transfers.slice(1)))).toBe("0.00");
      }),
    );
  });
});

it("computes the basis of sent money in proportion, up to the total", () => {
  expect(computeSentBasis(AFTER_TAX, "0.00")).toBe("0.00");
  expect(computeSentBasis(AFTER_TAX, "125.00")).toBe("100.00");
  expect(computeSentBasis(AFTER_TAX, "250.00")).toBe("200.00");
  expect(computeSentBasis(AFTER_TAX, "260.00")).toBe("200.00");
  expect(computeSentBasis(buildSource("pre_tax"), "260.00")).toBe("0.00");
  expect(computeSentBasis(buildSource("roth", { basis: "200.00" }), "260.00")).toBe("0.00");
});

describe("normalizeMoneySources", () => {
  const normalize = (input: object[], requested: string | null = null) =>
    normalizeMoneySources(input as MoneySource[], requested, 2026);
  const TOO_MUCH = "must add up to 5.00, each more than zero";
  const buildPreTax = (more: object = {}) => ({ kind: "pre_tax", ...more });
  const buildRoth = (more: object = {}) => ({ kind: "roth", ...more });
  const buildAfterTax = (more: object) => ({ kind: "after_tax", ...more });

  it("computes the missing earnings of after-tax money", () => {
    const [stored] = normalize([buildAfterTax({ amount: "250.00", basis: "200.00" })]).sources;
    expect(stored).toEqual({ ...AFTER_TAX, amount: "250.00" });
    expect(normalize([stored as MoneySource]).issues).toEqual([]);
    const byPercent = normalize(
      [buildPreTax(), buildAfterTax({ percent: "25", basis: "200.00" })],
      "1000.00",
    );
    expect([byPercent.sources[1]?.earnings, byPercent.issues]).toEqual(["50.00", []]);
  });

  it("preserves all fields, and adds missing ones as null", () => {
    const complete = buildSource("roth", {
      amount: "5.00",
      firstContributionYear: 2020,
      inPlanRollover: "1.00",
    });
    expect(normalize([complete]).sources).toEqual([complete]);
    expect(normalize([buildRoth()]).sources).toStrictEqual([buildSource("roth")]);
  });

  it.each([
    ["no money sources", [], "5.00", null],
    ["money sources without amounts", [buildPreTax(), buildRoth()], null, null],
    ["amounts that add up to the requested amount", [buildPreTax(withAmount("5.00"))], "5.00", null],
    [
      "amounts that add up to less than requested",
      [buildPreTax(withAmount("4.99"))],
      "5.00",
      "must add up to 5.00, but add up to 4.99",
    ],
    ["amounts that add up to more than requested", [buildPreTax(withAmount("5.01"))], "5.00", TOO_MUCH],
    [
      "nothing left for another money source",
      [buildPreTax(withAmount("5.00")), buildRoth()],
      "5.00",
      TOO_MUCH,
    ],
    [
      "nothing left for two other money sources",
      [buildPreTax(), buildRoth(), { kind: "employer_match_roth", ...withAmount("5.00") }],
      "5.00",
      TOO_MUCH,
    ],
    [
      "more than 100 percent",
      [buildPreTax(withPercent("60")), buildRoth(withPercent("40.0001"))],
      null,
      "must add up to at most 100 percent",
    ],
    ["exactly 100 percent", [buildPreTax(withPercent("60")), buildRoth(withPercent("40"))], null, null],
    [
      "more than 100 percent, and a money source for the rest",
      [buildPreTax(withPercent("60")), buildRoth(withPercent("50")), { kind: "employer_match_roth" }],
      null,
      "must add up to at most 100 percent",
    ],
    [
      "something left for two other money sources",
      [buildPreTax(), buildRoth(), { kind: "employer_match_roth", ...withAmount("4.00") }],
      "5.00",
      null,
    ],
    ["less than 100 percent", [buildPreTax(withPercent("99"))], null, "must add up to 100 percent"],
    [
      "less than 100 percent, and a money source for the rest",
      [buildPreTax(withPercent("99")), buildRoth()],
      null,
      null,
    ],
    [
      "a basis above the amount",
      [buildAfterTax({ amount: "5.00", basis: "5.01" })],
      null,
      "0/basis must be at most 5.00",
    ],
    [
      "earnings that do not match",
      [buildAfterTax({ amount: "5.00", basis: "4.00", earnings: "0.50" })],
      null,
      "0/earnings must be 1.00, so that basis and earnings add up to 5.00",
    ],
    [
      "unknown earnings",
      [buildAfterTax({ basis: "4.00" })],
      null,
      "0/earnings is required unless the amount is known",
    ],
    [
      "a basis above the amount, and less than requested",
      [buildAfterTax({ amount: "4.00", basis: "4.01" })],
      "5.00",
      "0/basis must be at most 4.00",
    ],
    ["unknown earnings of Roth money", [buildRoth({ basis: "4.00" })], null, null],
    ["known earnings of an unknown amount", [buildAfterTax({ basis: "4.00", earnings: "1.00" })], null, null],
    ["a first contribution this year", [buildRoth({ firstContributionYear: 2026 })], null, null],
    [
      "a first contribution in a future year",
      [buildRoth({ firstContributionYear: 2027 })],
      null,
      "0/firstContributionYear must not be in the future",
    ],
  ])("reports the issue with %s, if any", (_, input, requested, issue) => {
    const issues = normalize(input, requested).issues.map(({ path, detail }) =>
      `${path.join("/")} ${detail}`.trim(),
    );
    expect(issues).toEqual(issue === null ? [] : [issue]);
  });
});
