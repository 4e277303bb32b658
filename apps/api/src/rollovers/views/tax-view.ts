import { toTaxSource } from "@svc/rollover-rules/eligibility/money-source-rules";
import { toWithholdingSource } from "@svc/rollover-rules/eligibility/repayments";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { sumAfterTaxMoney } from "@svc/rollover-rules/tax/after-tax-money";
import { findLateWarnings } from "@svc/rollover-rules/tax/late-money";
import { computeTaxableAmount } from "@svc/rollover-rules/tax/taxable-amount";
import { isReported } from "@svc/rollover-rules/tax/update-tax-treatment";
import { evaluateWithholding, type Withholding } from "@svc/rollover-rules/tax/withholding";
import { enumField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { moneyView as money } from "../money-sources/money-view.ts";
import { TAX_ASSUMPTION_TEXTS, TAX_WARNING_TEXTS, WITHHOLDING_WARNING_TEXTS } from "./code-texts.ts";

const createCodeTextView = <Code extends string>(
  values: Readonly<Record<Code, string>>,
  name: string,
  description: string,
) =>
  z
    .strictObject({
      code: z
        .enum(Object.keys(values) as [string, ...string[]])
        .meta({ "x-open-enum": true })
        .describe("Machine-readable code. New values may be added.")
        .register(graphqlTypes, { scalar: "String", values }) as unknown as z.ZodType<Code>,
      detail: z.string().describe("Human-readable explanation."),
    })
    .describe(description)
    .register(graphqlTypes, { name });

const withholdingView = z
  .strictObject({
    rule: enumField("WithholdingRule", "Whether federal tax is withheld from a payment.", {
      none: "Nothing can be withheld, for example from a direct rollover or a trustee-to-trustee transfer.",
      mandatory: "A plan withholds 20% of the taxable part of what it pays to the participant.",
      default: "An IRA custodian withholds 10%, unless the participant chooses none or another rate.",
    } satisfies Record<Withholding["rule"], string>),
    ratePercent: z.number().int().describe("0, 10 or 20."),
    expected: money
      .nullable()
      .describe(
        "Expected withholding on the taxable part of the payments. Null before money has left, and for Roth money, whose taxable part is unknown.",
      ),
    warnings: z
      .array(
        createCodeTextView(WITHHOLDING_WARNING_TEXTS, "WithholdingWarning", "An issue with the withholding."),
      )
      .describe("Issues with the withholding."),
  })
  .describe("Federal tax withholding (IRC §3405).")
  .register(graphqlTypes, { name: "Withholding" });

export const taxTreatmentView = z
  .strictObject({
    taxable: z
      .boolean()
      .describe(
        "True if the rollover is included in the participant's income, because pre-tax money becomes Roth.",
      ),
    code1099R: z
      .string()
      .nullable()
      .describe(
        "Distribution codes in box 7 of Form 1099-R, a number before a letter, such as `G`, `1B` or `4G`. Null if no form is issued.",
      ),
    status: enumField("TaxTreatmentStatus", "Whether a tax treatment can still change.", {
      expected: "Evaluated again with each action, and when money leaves.",
      reported: "Fixed when money first left.",
    }),
    asOf: z.iso
      .date()
      .nullable()
      .describe(
        "Date for which the participant's age and the two-year and five-year rules were evaluated. Null for older rollovers without a recorded date.",
      ),
    basis: z
      .string()
      .nullable()
      .describe(
        "Sources of the code: the Guide to Distribution Codes in the form's instructions, and sections of the Internal Revenue Code.",
      ),
    assumptions: z
      .array(
        createCodeTextView(
          TAX_ASSUMPTION_TEXTS,
          "TaxAssumption",
          "An unknown fact. The code applies while the fact is unknown.",
        ),
      )
      .describe("Unknown facts that the code depends on."),
    taxableAmount: money
      .nullable()
      .describe(
        "Amount included in the participant's income, as far as known: pre-tax money that became Roth, and money paid to the participant that has not been rolled over in time or with a certification. Null if it cannot be determined yet.",
      ),
    afterTaxAmount: money
      .nullable()
      .describe(
        "After-tax contributions in the money sent, without earnings: box 5 of Form 1099-R. Null if the money sources are unknown.",
      ),
    rothCode1099R: z
      .string()
      .nullable()
      .describe(
        "Distribution codes of Roth money that a plan pays together with other money. It is reported on a separate form. Null otherwise.",
      ),
    warnings: z
      .array(
        createCodeTextView(TAX_WARNING_TEXTS, "TaxWarning", "An open issue with money that arrived late."),
      )
      .describe(
        "Open issues with money that arrived after the 60 days, or after the date that replaces them.",
      ),
    withholding: withholdingView,
  })
  .describe("Tax reporting to the Internal Revenue Service. Not tax advice.")
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
  | "deadlines"
  | "updatedAt"
  | "attestations"
>;

export function toTaxTreatmentView(rollover: TaxedRollover): z.output<typeof taxTreatmentView> {
  const { taxTreatment, transfers, moneySources } = rollover;
  const sourceAccountType = toTaxSource(rollover.sourceAccountType, moneySources);
  const afterTaxMoney = sumAfterTaxMoney(rollover);
  const { taxable, code1099R, asOf, basis, assumptions } = taxTreatment;
  const isPaidOut = rollover.type === "indirect_60_day" || (taxable && rollover.type === "trustee_transfer");
  // In older records, the code of a payment is null if the birth date was unknown.
  const paidCode = code1099R ?? (isPaidOut ? "1" : null);
  return {
    taxable,
    code1099R,
    status: isReported(rollover) ? "reported" : "expected",
    asOf: asOf ?? null,
    basis: basis ?? null,
    assumptions: assumptions ?? [],
    taxableAmount: computeTaxableAmount({ ...rollover, sourceAccountType }, taxTreatment, afterTaxMoney),
    afterTaxAmount: afterTaxMoney.basis,
    rothCode1099R: taxTreatment.rothCode1099R ?? null,
    warnings: findLateWarnings(rollover),
    // With any Roth money, the taxable part is unknown, and so is the expected withholding.
    withholding: evaluateWithholding(
      toWithholdingSource(
        afterTaxMoney.roth === "0.00" ? sourceAccountType : "designated_roth",
        rollover.attestations,
      ),
      paidCode,
      {
        transfers,
        afterTax: afterTaxMoney.basis ?? "0.00",
        isLoanOffset: rollover.attestations.qualifiedLoanOffsetOn !== undefined,
      },
    ),
  };
}
