import { type RepaymentKind, repaymentKindField } from "@svc/rollover-rules/eligibility/repayment-field";
import { REPAYMENT_RULES } from "@svc/rollover-rules/eligibility/repayments";
import { findTaxYearWarning, getTaxYearRules } from "@svc/rollover-rules/tax/years/find-tax-year";
import type { SourcedAmount } from "@svc/rollover-rules/tax/years/tax-year-rules";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { moneyView as money } from "../../money-sources/money-view.ts";
import { intView } from "./int-view.ts";
import { taxYearWarningView } from "./tax-year-warning-view.ts";

const amountFields = {
  amount: money.describe("The limit in dollars."),
  isIndexed: z.boolean().describe("True if the limit changes with the cost of living."),
  source: z.string().describe("Statute or notice that states the limit."),
};

export const taxRulesSchema = z
  .strictObject({
    object: z.literal("tax_rules"),
    year: intView("The requested tax year."),
    rulesYear: intView(
      "The year whose rules are returned. It differs from `year` if the rules for `year` are not known yet.",
    ),
    warning: taxYearWarningView
      .nullable()
      .describe("Set if `rulesYear` differs from `year`. Null otherwise."),
    cashOutLimit: z
      .strictObject(amountFields)
      .describe("Largest balance that a plan can pay out without the participant's consent.")
      .register(graphqlTypes, { name: "TaxLimit" }),
    repayments: z
      .array(
        z
          .strictObject({
            kind: repaymentKindField,
            code: z.string().describe("Code in box 14b of Form 5498."),
            years: intView("Number of years in which repayment is possible."),
            limit: money
              .nullable()
              .describe(
                "Largest part of a distribution of this year that can be repaid. Null if there is no limit.",
              ),
            per: z
              .string()
              .nullable()
              .describe("Subject of the limit, such as `for each child`. Null if there is no limit."),
            isIndexed: amountFields.isIndexed,
            source: z.string().describe("Statutes and notices of the rule and its limit."),
          })
          .describe("A kind of distribution that can be repaid.")
          .register(graphqlTypes, { name: "RepaymentRule" }),
      )
      .describe("Distributions of the year that can be repaid."),
    hasDesignatedRothRmd: z
      .boolean()
      .describe(
        "True if designated Roth accounts have required minimum distributions during the owner's lifetime.",
      ),
    hasSimpleReplacement: z
      .boolean()
      .describe("True if the attestation `isSimplePlanReplaced` lifts the two-year rule of SIMPLE IRAs."),
    distributionCodes: z
      .array(z.string())
      .describe("Codes of box 7 of Form 1099-R, including codes that rollovers never have."),
    sources: z.array(z.string()).describe("Sources of the year's rules."),
  })
  .meta({ id: "TaxRules", description: "The limits and codes of a tax year. Not tax advice." })
  .register(graphqlTypes, { name: "TaxRules" });

export function toTaxRulesView(year: number): z.output<typeof taxRulesSchema> {
  const { rules } = getTaxYearRules(`${year}-01-01`);
  const { cashOutLimit, repaymentLimits, distributionCodes, sources } = rules;
  const kinds = Object.keys(REPAYMENT_RULES) as RepaymentKind[];
  return {
    object: "tax_rules",
    year,
    rulesYear: rules.year,
    warning: findTaxYearWarning(`${year}-01-01`),
    cashOutLimit,
    repayments: kinds
      .filter((kind) => REPAYMENT_RULES[kind].since <= `${rules.year}-12-31`)
      .map((kind) => toRepaymentView(kind, repaymentLimits[kind])),
    hasDesignatedRothRmd: rules.hasDesignatedRothRmd,
    hasSimpleReplacement: rules.hasSimpleReplacement,
    distributionCodes: [...distributionCodes],
    sources: [...sources],
  };
}

function toRepaymentView(kind: RepaymentKind, limit: SourcedAmount | null) {
  const { code, years, per, basis } = REPAYMENT_RULES[kind];
  return {
    kind,
    code,
    years,
    limit: limit?.amount ?? null,
    per: limit && per,
    isIndexed: limit?.isIndexed ?? false,
    source: limit ? `${basis}; ${limit.source}` : basis,
  };
}
