import { describe, expect, it } from "@jest/globals";
import type { AccountType } from "@svc/custodians";
import type { MoneySource } from "@svc/rollover-rules/money/money-source";
import type { Rollover } from "@svc/rollover-rules/rollover";
import type { TaxTreatment } from "@svc/rollover-rules/tax/tax-treatment";
import fc from "fast-check";
import {
  buildCompletedRollover,
  buildForms,
  buildReceipt,
  buildTransfer,
  toCents,
} from "./report-rollover.ts";

const buildSource = (changes: Partial<MoneySource>): MoneySource => ({
  kind: "pre_tax",
  amount: null,
  percent: null,
  firstContributionYear: null,
  basis: null,
  earnings: null,
  ...changes,
});
const buildTreatment = (code1099R: string | null, more: Partial<TaxTreatment> = {}): TaxTreatment => ({
  taxable: false,
  code1099R,
  status: "reported",
  asOf: "2026-06-15",
  ...more,
});
const buildPayoutForms = (sourceAccountType: AccountType, code: string, more: Partial<Rollover> = {}) =>
  buildForms(
    buildCompletedRollover({
      sourceAccountType,
      transfers: [buildTransfer({ code1099R: code, amount: "80.00", withheldFederal: "20.00" })],
      ...more,
      taxTreatment: { ...buildTreatment(code), ...more.taxTreatment },
    }),
  ).find(({ form }) => form === "1099-R");

describe("Form 1099-R, box 2a", () => {
  const PLAN = "qualified_plan";
  const taxed = { taxTreatment: buildTreatment("G", { taxable: true }) };
  // Source, code and changes; expected boxes 2a and 2b, per the Instructions for Forms 1099-R and 5498.
  it.each<[AccountType, string, Partial<Rollover>, string | null, boolean]>([
    [PLAN, "G", {}, "0.00", false],
    ["403b", "4G", {}, "0.00", false],
    [PLAN, "G", taxed, "100.00", false],
    [PLAN, "1", {}, "100.00", false],
    ["governmental_457b", "2", {}, "100.00", false],
    [PLAN, "7", {}, "100.00", false],
    ["designated_roth", "H", {}, "0.00", false],
    ["designated_roth", "BG", {}, "0.00", false],
    ["designated_roth", "1B", {}, null, true],
    ["designated_roth", "7B", { taxTreatment: buildTreatment("7B", { isQualified: true }) }, "0.00", false],
    ["traditional_ira", "G", {}, "0.00", false],
    ["traditional_ira", "1", {}, "100.00", true],
    ["sep_ira", "7", {}, "100.00", true],
    ["simple_ira", "S", {}, "100.00", true],
    ["traditional_ira", "2", { taxTreatment: buildTreatment("2", { taxable: true }) }, "100.00", true],
    ["roth_ira", "J", {}, null, true],
    ["roth_ira", "T", {}, null, true],
    ["roth_ira", "Q", {}, null, false],
  ])("is reported for a %s with code %s", (type, code, more, box2a, isNotDetermined) => {
    expect(buildPayoutForms(type, code, more)).toMatchObject({
      box1GrossDistribution: "100.00",
      box2aTaxableAmount: box2a,
      box2bTaxableAmountNotDetermined: isNotDetermined,
      box4FederalTaxWithheld: "20.00",
      box7DistributionCode: code,
      box7IraSepSimple: ["traditional_ira", "sep_ira", "simple_ira"].includes(type),
    });
  });

  it("excludes after-tax contributions, which are in box 5", () => {
    const moneySources = [
      buildSource({ kind: "after_tax", amount: "100.00", basis: "70.00", earnings: "30.00" }),
    ];
    const transfers = [buildTransfer({ code1099R: "G", sources: [{ kind: "after_tax", amount: "100.00" }] })];
    const taxTreatment = buildTreatment("G", { taxable: true });
    expect(buildForms(buildCompletedRollover({ moneySources, transfers, taxTreatment }))[0]).toMatchObject({
      box1GrossDistribution: "100.00",
      box2aTaxableAmount: "30.00",
      box5EmployeeContributions: "70.00",
    });
  });
});

describe("Forms 1099-R", () => {
  it("are issued per distribution code, and separately for a plan's Roth money", () => {
    const moneySources = [buildSource({ amount: "60.00" }), buildSource({ kind: "roth", amount: "40.00" })];
    const transfers = [
      buildTransfer({
        code1099R: "G",
        sources: [
          { kind: "pre_tax", amount: "60.00" },
          { kind: "roth", amount: "40.00" },
        ],
      }),
      buildTransfer({ code1099R: "1", amount: "10.00", sources: [{ kind: "pre_tax", amount: "10.00" }] }),
    ];
    const taxTreatment = buildTreatment("G", { taxable: true, rothCode1099R: "H" });
    const forms = buildForms(buildCompletedRollover({ moneySources, transfers, taxTreatment }));
    expect(
      forms.map((form) => [form.box7DistributionCode, form.box1GrossDistribution, form.box2aTaxableAmount]),
    ).toEqual([
      ["G", "60.00", "60.00"],
      ["H", "40.00", "0.00"],
      ["1", "10.00", "10.00"],
    ]);
  });

  it("leave out money that came back, trustee transfers between IRAs, and money sent in other years", () => {
    const transfers = [
      buildTransfer({ status: "void", voidReason: "lost" }),
      buildTransfer({ code1099R: null }),
      buildTransfer({ sentOn: "2025-12-31" }),
      buildTransfer({ sentOn: "2027-01-01" }),
    ];
    expect(buildForms(buildCompletedRollover({ transfers }))).toEqual([]);
    expect(buildForms(buildCompletedRollover({ transfers }), 2025)).toHaveLength(1);
    expect(buildForms(buildCompletedRollover({ transfers }), 2027)).toHaveLength(1);
  });

  it("report a total distribution only if the whole account is known to have been distributed", () => {
    const isTotal = (changes: Partial<Rollover>) =>
      buildForms(buildCompletedRollover({ transfers: [buildTransfer()], ...changes }))[0]
        ?.box2bTotalDistribution;
    expect([
      isTotal({ amountKind: "full" }),
      isTotal({ amountKind: "partial" }),
      isTotal({ amountKind: "full", distributionId: "dis_1" }),
      isTotal({ amountKind: "full", state: "failed" }),
    ]).toEqual([true, false, false, false]);
  });

  it("use the date of the tax treatment or of the last update for transfers without a sent date", () => {
    const { sentOn: _, ...undated } = buildTransfer();
    const countForms = (changes: Partial<Rollover>) =>
      [2025, 2026].map(
        (year) => buildForms(buildCompletedRollover({ transfers: [undated], ...changes }), year).length,
      );
    expect(countForms({ taxTreatment: buildTreatment("G", { asOf: "2025-12-31" }) })).toEqual([1, 0]);
    const treatment = { taxable: false, code1099R: "G" };
    // 9 p.m. on New Year's Eve in New York.
    const updatedAt = new Date("2026-01-01T02:00:00.000Z");
    expect(countForms({ taxTreatment: treatment, updatedAt })).toEqual([1, 0]);
  });
});

describe("Tax forms together", () => {
  const cents = fc.integer({ min: 1, max: 9_999_999 }).map((amount) => (amount / 100).toFixed(2));
  const year = fc.constantFrom(2025, 2026, 2027);
  const transfer = fc.record({
    amount: cents,
    withheldFederal: cents,
    withheldState: cents,
    status: fc.constantFrom("sent", "sent", "sent", "void") as fc.Arbitrary<"sent" | "void">,
    code1099R: fc.constantFrom("G", "1", "7", null),
    year,
    roth: fc.boolean(),
  });
  const receipt = fc.record({ amount: cents, year, isVoid: fc.boolean() });

  it("report each cent sent or received in exactly one box of one year", () => {
    fc.assert(
      fc.property(
        fc.array(transfer, { maxLength: 6 }),
        fc.array(receipt, { maxLength: 6 }),
        (sentInputs, receivedInputs) => {
          const transfers = sentInputs.map(({ year, roth, ...one }) => {
            const gross = (["amount", "withheldFederal", "withheldState"] as const).reduce(
              (sum, name) => sum + toCents(one[name]),
              0,
            );
            const rothCents = roth ? Math.floor(toCents(one.amount) / 3) : 0;
            const amounts = { pre_tax: gross - rothCents, roth: rothCents };
            return buildTransfer({
              ...one,
              sentOn: `${year}-05-01`,
              sources: (["pre_tax", "roth"] as const)
                .filter((kind) => amounts[kind] > 0)
                .map((kind) => ({ kind, amount: (amounts[kind] / 100).toFixed(2) })),
            });
          });
          const receipts = receivedInputs.map(({ amount, year, isVoid }) =>
            buildReceipt({ amount, receivedOn: `${year}-06-01`, status: isVoid ? "void" : "received" }),
          );
          const rollover = buildCompletedRollover({
            transfers,
            receipts,
            moneySources: [buildSource({}), buildSource({ kind: "roth" })],
            taxTreatment: buildTreatment("G", { rothCode1099R: "H" }),
          });
          const forms = [2025, 2026, 2027].flatMap((one) => buildForms(rollover, one));
          const sum = (amounts: unknown[]) => amounts.reduce<number>((total, one) => total + toCents(one), 0);
          const reported = transfers.filter(
            ({ status, code1099R }) => status === "sent" && code1099R !== null,
          );
          expect({
            gross: sum(forms.map((form) => form.box1GrossDistribution)),
            federal: sum(forms.map((form) => form.box4FederalTaxWithheld)),
            state: sum(forms.map((form) => form.box14StateTaxWithheld)),
            received: sum(forms.map((form) => form.box2RolloverContributions)),
          }).toEqual({
            gross: sum(reported.flatMap((one) => [one.amount, one.withheldFederal, one.withheldState])),
            federal: sum(reported.map(({ withheldFederal }) => withheldFederal)),
            state: sum(reported.map(({ withheldState }) => withheldState)),
            received: sum(receipts.filter(({ status }) => status !== "void").map(({ amount }) => amount)),
          });
        },
      ),
      { numRuns: 200 },
    );
  });
});
