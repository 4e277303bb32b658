import { enumField, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { taxSourceOf } from "../money-sources/money-source-rules.ts";
import type { Rollover } from "../rollover.ts";
import { afterTaxMoneyOf } from "./after-tax-money.ts";
import { findLateWarnings, TAX_WARNINGS } from "./late-money.ts";
import { isReported } from "./reported.ts";
import { TAX_ASSUMPTIONS } from "./tax-treatment.ts";
import { taxableAmount } from "./taxable-amount.ts";
import { evaluateWithholding, WITHHOLDING_WARNINGS, type Withholding } from "./withholding.ts";

const money = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .register(graphqlTypes, { scalar: "Money" });

const noted = <Codes extends readonly [string, ...string[]]>(codes: Codes, name: string, what: string) =>
  z
    .strictObject({
      code: z
        .enum(codes)
        .meta({ "x-open-enum": true })
        .describe("For programs. New values may be added.")
        .register(graphqlTypes, { scalar: "String" }) as unknown as z.ZodType<Codes[number]>,
      detail: z.string().describe("For people."),
    })
    .describe(what)
    .register(graphqlTypes, { name });

const withholdingView = z
  .strictObject({
    rule: enumField("WithholdingRule", "Whether federal tax is withheld from a payment.", {
      none: "Nothing is, and nothing can be: it is a direct rollover, or a transfer between trustees.",
      mandatory: "A plan withholds 20 % of the taxable part of what it pays to the participant.",
      default: "An IRA's custodian withholds 10 %, unless the participant chooses none or another rate.",
    } satisfies Record<Withholding["rule"], string>),
    ratePercent: z.number().int().describe("0, 10 or 20."),
    expected: money
      .nullable()
      .describe(
        "What the rate makes of the taxable part of what was paid. Null before money has left, and for Roth money, whose taxable part is not known here.",
      ),
    warnings: z
      .array(
        noted(
          WITHHOLDING_WARNINGS,
          "WithholdingWarning",
          "Where what was withheld is not what the rule comes to.",
        ),
      )
      .describe("Where what was withheld is not what the rule comes to."),
  })
  .describe("What is withheld for federal tax (IRC §3405).")
  .register(graphqlTypes, { name: "Withholding" });

export const taxTreatmentView = z
  .strictObject({
    taxable: z
      .boolean()
      .describe(
        "Whether what is rolled over is included in the participant's income: pre-tax money that becomes Roth.",
      ),
    code1099R: z
      .string()
      .nullable()
      .describe(
        "The distribution codes of Form 1099-R, box 7, a number before a letter, such as `G`, `1B` or `4G`; null where no form is issued.",
      ),
    status: enumField("TaxTreatmentStatus", "Whether a tax treatment can still change.", {
      expected: "It is judged again with each action, and when money leaves.",
      reported: "It is as it was when money first left, and stays so.",
    }),
    asOf: z.iso
      .date()
      .nullable()
      .describe(
        "The day by which age and years were judged; null for a rollover from before this was written down.",
      ),
    basis: z
      .string()
      .nullable()
      .describe(
        "What the code is taken from: the Guide to Distribution Codes of the form's instructions, and sections of the Internal Revenue Code.",
      ),
    assumptions: z
      .array(
        noted(
          TAX_ASSUMPTIONS,
          "TaxAssumption",
          "Something that is not known; the code is the one that follows from not knowing it.",
        ),
      )
      .describe("What the code hangs on and is not known."),
    taxableAmount: money
      .nullable()
      .describe(
        "How much is included in the participant's income, as far as it is known: pre-tax money that became Roth, and what was paid to the participant and has not been rolled over so far, in time or with their certification. Null while it cannot be said.",
      ),
    afterTaxAmount: money
      .nullable()
      .describe(
        "What of the money that left was paid in after tax, without its earnings: box 5 of Form 1099-R. Null where the money sources are not named.",
      ),
    rothCode1099R: z
      .string()
      .nullable()
      .describe(
        "The distribution codes of the Roth money, where a plan pays it beside other money: it is reported on a form of its own. Null elsewhere.",
      ),
    warnings: z
      .array(noted(TAX_WARNINGS, "TaxWarning", "What money that came after its 60 days leaves to be done."))
      .describe("What money that came after its 60 days leaves to be done (Rev. Proc. 2020-46)."),
    withholding: withholdingView,
  })
  .describe("What the Internal Revenue Service will be told. Not tax advice.")
  .register(graphqlTypes, { name: "TaxTreatment" });

type TaxedRollover = Pick<
  Rollover,
  | "type"
  | "sourceAccountType"
  | "taxTreatment"
  | "transfers"
  | "receipts"
  | "moneySources"
  | "sixtyDayDueOn"
  | "updatedAt"
>;

export function toTaxTreatmentView(rollover: TaxedRollover): z.output<typeof taxTreatmentView> {
  const { taxTreatment, transfers, moneySources } = rollover;
  const sourceAccountType = taxSourceOf(rollover.sourceAccountType, moneySources);
  const taxed = afterTaxMoneyOf(rollover);
  const { taxable, code1099R, asOf, basis, assumptions } = taxTreatment;
  // In older records, a code that depended on an unknown birth date is null although money was paid out.
  const isPaidOut = rollover.type === "indirect_60_day" || (taxable && rollover.type === "trustee_transfer");
  const paidCode = code1099R ?? (isPaidOut ? "1" : null);
  return {
    taxable,
    code1099R,
    status: isReported(rollover) ? "reported" : "expected",
    asOf: asOf ?? null,
    basis: basis ?? null,
    assumptions: assumptions ?? [],
    taxableAmount: taxableAmount({ ...rollover, sourceAccountType }, taxTreatment, taxed),
    afterTaxAmount: taxed.basis,
    rothCode1099R: taxTreatment.rothCode1099R ?? null,
    warnings: findLateWarnings(rollover),
    // The taxable part of mixed Roth money is not known, so neither is the expected amount.
    withholding: evaluateWithholding(
      taxed.roth === "0.00" ? sourceAccountType : "designated_roth",
      paidCode,
      transfers,
      taxed.basis ?? "0.00",
    ),
  };
}
