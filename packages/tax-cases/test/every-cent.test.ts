import { describe, expect, it } from "@jest/globals";
import { type Money, subtractMoney, sumMoney } from "@svc/rollover-rules/money/money";
import { toForms1099R } from "@svc/rollover-rules/tax/report/form-1099r";
import { toForms5498 } from "@svc/rollover-rules/tax/report/form-5498";
import type { FormMovement } from "@svc/rollover-rules/tax/report/form-movements";
import { performEvents, readCases, runCase, type TaxCase } from "@svc/tax-cases";
import fc from "fast-check";

const PERMITTED_CASES = readCases().filter(({ refusedBy }) => refusedBy === null);
const YEARS = ["2024", "2025", "2026", "2027"];
const money = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
const day = fc
  .date({ min: new Date("2024-12-01"), max: new Date("2026-01-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const PATHS = [
  { type: "direct", from: "qualified_plan", to: "traditional_ira", method: "check", isReported: true },
  { type: "direct", from: "qualified_plan", to: "roth_ira", method: "wire", isReported: true },
  { type: "direct", from: "designated_roth", to: "roth_ira", method: "check", isReported: true },
  { type: "direct", from: "traditional_ira", to: "qualified_plan", method: "check", isReported: true },
  { type: "trustee_transfer", from: "traditional_ira", to: "roth_ira", method: "internal", isReported: true },
  { type: "trustee_transfer", from: "traditional_ira", to: "sep_ira", method: "acats", isReported: false },
  { type: "trustee_transfer", from: "roth_ira", to: "roth_ira", method: "acats", isReported: false },
] as const;

const paymentArbitrary = fc.record({
  on: day,
  amount: money,
  withheldFederal: money,
  withheldState: money,
  value: fc.option(money),
  isLost: fc.boolean(),
});

type Payment = typeof paymentArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

interface RandomRollover {
  path: (typeof PATHS)[number];
  birthDate: string | null;
  payments: Payment[];
}

const rolloverArbitrary: fc.Arbitrary<RandomRollover> = fc.record({
  path: fc.constantFrom(...PATHS),
  birthDate: fc.constantFrom("1990-03-10", "1964-01-10", null),
  payments: fc.array(paymentArbitrary, { minLength: 1, maxLength: 5 }),
});

/** Removes impossible parts of the payments: only conversions have withholding, and only some methods move assets. */
function listSentPayments({ path, payments }: RandomRollover): Payment[] {
  const isConversion = path.type === "trustee_transfer" && path.isReported;
  const canMoveAssets = path.method === "internal" || path.method === "acats";
  return payments.map((payment) => ({
    ...payment,
    withheldFederal: isConversion ? payment.withheldFederal : "0.00",
    withheldState: isConversion ? payment.withheldState : "0.00",
    value: canMoveAssets ? payment.value : null,
  }));
}

function toCase(input: RandomRollover): TaxCase {
  const { type, from, to, method } = input.path;
  const sent = listSentPayments(input).sort((a, b) => (a.on < b.on ? -1 : 1));
  const events = sent.flatMap(({ on, amount, withheldFederal, withheldState, value, isLost }, index) => [
    {
      on,
      action: "mark_funds_sent",
      method,
      amount,
      withheldFederal,
      withheldState,
      sentTo: "destination",
      sentOn: on,
      ...(value === null ? {} : { assets: [{ symbol: "VTI", quantity: "1", fairMarketValue: value }] }),
    },
    ...(isLost
      ? [{ on, action: "report_funds_returned", transferId: `tr_${index + 1}`, reason: "lost" }]
      : []),
  ]);
  const given = { type, from, to, birthDate: input.birthDate, firstContributionDate: "2015-01-01" };
  return {
    id: "random",
    title: "",
    sources: [],
    verification: "not_compared",
    notes: null,
    given: { ...given, amount: null },
    events,
    forms: {},
    corrections: [],
    refusedBy: null,
  };
}

function sumByYear(amounts: readonly { year: string; amount: Money }[]): Record<string, Money> {
  return Object.fromEntries(
    YEARS.map((year) => [
      year,
      sumMoney(amounts.filter((entry) => entry.year === year).map(({ amount }) => amount)),
    ]),
  );
}

function sumByMovement(movements: readonly FormMovement[]): Record<string, Money> {
  const groups = Map.groupBy(
    movements,
    ({ account: ledgerAccount, transferId }) => `${ledgerAccount} ${transferId}`,
  );
  return Object.fromEntries(
    [...groups].map(([name, parts]) => [name, sumMoney(parts.map(({ amount }) => amount))]),
  );
}

describe("Every cent that left a source", () => {
  it("is on exactly one Form 1099-R of its year, unless the rules require no form", () => {
    fc.assert(
      fc.property(rolloverArbitrary, (input) => {
        const forms = runCase(toCase(input));
        const reported = listSentPayments(input).filter(({ isLost }) => input.path.isReported && !isLost);
        const sumBox = (box: string) =>
          Object.fromEntries(
            YEARS.map((year) => {
              const boxes = (forms[year]?.["1099-R"] ?? []).map((form) => String(form[box] ?? "0.00"));
              return [year, sumMoney(boxes)];
            }),
          );
        const toAmounts = (read: (payment: Payment) => Money[]) =>
          sumByYear(
            reported.map((payment) => ({ year: payment.on.slice(0, 4), amount: sumMoney(read(payment)) })),
          );
        expect({ gross: sumBox("1"), federal: sumBox("4"), state: sumBox("14") }).toEqual({
          gross: toAmounts((payment) => [
            payment.amount,
            payment.withheldFederal,
            payment.withheldState,
            payment.value ?? "0.00",
          ]),
          federal: toAmounts((payment) => [payment.withheldFederal]),
          state: toAmounts((payment) => [payment.withheldState]),
        });
      }),
      { numRuns: 300 },
    );
  });

  it("appears once in the movements of the forms, and each form's movements add up to its box 1", () => {
    fc.assert(
      fc.property(rolloverArbitrary, (input) => {
        const rollover = performEvents(toCase(input));
        const forms = YEARS.flatMap((year) => toForms1099R(rollover, Number(year), "UTC"));
        for (const form of forms)
          expect(sumMoney(form.movements.map(({ amount }) => amount))).toBe(form.box1GrossDistribution);
        const moved = rollover.transfers
          .filter(({ status }) => status === "sent" && input.path.isReported)
          .flatMap(({ id, amount, withheldFederal, withheldState, assets = [] }) => [
            [`sent ${id}`, sumMoney([amount, ...assets.map((asset) => asset.fairMarketValue ?? "0.00")])],
            [`withheld_federal ${id}`, withheldFederal],
            [`withheld_state ${id}`, withheldState],
          ])
          .filter(([, amount]) => amount !== "0.00");
        expect(sumByMovement(forms.flatMap(({ movements }) => movements))).toEqual(Object.fromEntries(moved));
      }),
      { numRuns: 200 },
    );
  });

  it.each(PERMITTED_CASES.map((taxCase) => [taxCase.id, taxCase] as const))(
    "case %s: the movements of each form add up to its boxes",
    (_id, taxCase) => {
      const rollover = performEvents(taxCase);
      for (const year of YEARS.map(Number)) {
        for (const form of toForms1099R(rollover, year, "UTC"))
          expect(sumMoney(form.movements.map(({ amount }) => amount))).toBe(form.box1GrossDistribution);
        for (const form of toForms5498(rollover, year)) {
          const boxes = [
            form.box2RolloverContributions,
            form.box3RothConversion,
            form.box13aLateContribution,
            form.box14aRepayments,
          ];
          expect(sumMoney(form.movements.map(({ amount }) => amount))).toBe(
            sumMoney(boxes.filter((box) => box !== null)),
          );
        }
      }
    },
  );

  it("is on a form whose taxable amount does not exceed its gross amount", () => {
    fc.assert(
      fc.property(rolloverArbitrary, (input) => {
        const all = Object.values(runCase(toCase(input))).flatMap((forms) => forms["1099-R"] ?? []);
        for (const form of all) {
          const untaxed = subtractMoney(String(form["1"]), String(form["2a"] ?? "0.00"));
          expect(untaxed.startsWith("-")).toBe(false);
        }
      }),
    );
  });
});
