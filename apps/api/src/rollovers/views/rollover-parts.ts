import { accountTypeSchema, custodianSchema } from "@svc/custodians";
import type { ELIGIBILITY_OUTCOMES } from "@svc/rollover-rules/eligibility/eligibility";
import {
  ELIGIBILITY_CONDITIONS,
  ELIGIBILITY_RULES,
  type EligibilityCondition,
  type EligibilityRule,
} from "@svc/rollover-rules/eligibility/eligibility-codes";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { amountKindSchema, deadlineTypeField } from "@svc/rollover-rules/rollover-enums";
import { enumField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { moneyView as money } from "../money-sources/money-view.ts";
import { CONDITION_TEXTS, RULE_TEXTS } from "./code-texts.ts";

const day = z.iso.date();

export const sideView = z
  .strictObject({
    custodianId: z.string().describe("TypeID of the custodian: `cus_` followed by 26 characters."),
    accountType: accountTypeSchema.describe("Tax type of the account, such as `traditional_ira`."),
    accountNumberMask: z
      .string()
      .describe(
        "Last characters of the account number. The full number is encrypted, and shown only in instructions and certifications.",
      ),
    planId: z.string().nullable().describe("The employer's plan, if it is recorded under `/v1/plans`."),
    planName: z.string().nullable().describe("Name of the employer's plan."),
    firstContributionDate: day.nullable().describe("Date of the participant's first contribution."),
    custodian: custodianSchema
      .optional()
      .describe("The custodian. Only with `expand=custodians`.")
      .register(graphqlTypes, { isRestOnly: true }),
  })
  .meta({ id: "RolloverSide", description: "One side of a rollover." });

type SideColumn = "CustodianId" | "AccountType" | "AccountNumberMask" | "PlanName" | "FirstContributionDate";

export function toSideView(
  rollover: Pick<Rollover, `${"source" | "destination"}${SideColumn}` | "attestations">,
  side: "source" | "destination",
): z.output<typeof sideView> {
  return {
    custodianId: rollover[`${side}CustodianId`],
    accountType: rollover[`${side}AccountType`],
    accountNumberMask: rollover[`${side}AccountNumberMask`],
    planId: rollover.attestations.plans?.[side] ?? null,
    planName: rollover[`${side}PlanName`],
    firstContributionDate: rollover[`${side}FirstContributionDate`],
  };
}

/** An open enum, because a change of the law can add rules. */
const createCodeView = (codes: z.ZodEnum, values: Readonly<Record<string, string>>) =>
  codes
    .meta({ description: "Machine-readable code. New values may be added.", "x-open-enum": true })
    .register(graphqlTypes, { scalar: "String", values });

export const eligibilitySchema = z
  .strictObject({
    outcome: enumField("EligibilityOutcome", "Outcome of the eligibility check.", {
      allowed: "Allowed.",
      allowed_with_conditions: "Allowed under `conditions`.",
      prohibited: "Not allowed. `rules` has the reasons.",
      needs_review: "A required fact is missing. `rules` has the details.",
    } satisfies Record<(typeof ELIGIBILITY_OUTCOMES)[number], string>),
    conditions: z
      .array(
        z
          .strictObject({
            code: createCodeView(
              z.enum(ELIGIBILITY_CONDITIONS),
              CONDITION_TEXTS,
            ) as z.ZodType<EligibilityCondition>,
            detail: z.string().describe("Human-readable explanation."),
          })
          .describe("A condition of an allowed rollover.")
          .register(graphqlTypes, { name: "EligibilityCondition" }),
      )
      .describe("Conditions of this rollover."),
    rules: z
      .array(
        z
          .strictObject({
            code: createCodeView(z.enum(ELIGIBILITY_RULES), RULE_TEXTS) as z.ZodType<EligibilityRule>,
            result: enumField("RuleResult", "Whether a rule is unmet or cannot be evaluated.", {
              unmet: "Not met.",
              unknown: "Cannot be evaluated yet.",
            }),
            detail: z.string().describe("Human-readable explanation."),
          })
          .describe("A rule that is unmet or cannot be evaluated yet.")
          .register(graphqlTypes, { name: "EligibilityRule" }),
      )
      .describe("Rules that are unmet or cannot be evaluated yet."),
    rulesetVersion: z.string().describe("Version of the rules."),
  })
  .meta({
    id: "Eligibility",
    description: "Result of the IRS rollover chart and its notes. Not tax advice.",
  });

export const deadlineSchema = z
  .strictObject({
    type: deadlineTypeField,
    status: enumField(
      "DeadlineStatus",
      "Status of a deadline. Deadlines pause during a hold, except the 60 days.",
      {
        running: "Running.",
        paused: "Paused, because the rollover is on hold.",
        passed: "Passed.",
      },
    ),
    dueOn: day.nullable().describe("Last day. Null while paused."),
    dueAt: timestampField.nullable().describe("Time at which the deadline passes. Null while paused."),
    consequence: enumField("DeadlineConsequence", "Effect of a passed deadline.", {
      expires: "The rollover expires.",
      overdue: "An event is emitted. Nothing else happens.",
    }),
  })
  .meta({
    id: "Deadline",
    description:
      "A deadline of a rollover. The 60 days of an indirect rollover apply to the participant and never end the rollover automatically.",
  });

export const amountView = z
  .strictObject({
    kind: amountKindSchema,
    requested: money.nullable().describe("Requested amount. Null for a full rollover."),
    currency: z.literal("USD").describe("The currency: always `USD`."),
  })
  .describe("Amount to roll over.")
  .register(graphqlTypes, { name: "RolloverAmount" });

export const amountsView = z
  .strictObject({
    sent: money.describe("Amount sent, net of withholding."),
    withheldFederal: money.describe("Federal tax withheld."),
    withheldState: money.describe("State tax withheld."),
    gross: money.describe("Amount sent plus amounts withheld."),
    received: money.describe("Amount that was received."),
    posted: money
      .nullable()
      .describe(
        "Amount credited by the destination custodian. Null until it is posted. For sums, use `postedTotal`, which is never null.",
      ),
    postedTotal: money.describe("Amount credited by the destination custodian. `0.00` until it is posted."),
  })
  .describe("Money that moved: totals of valid transfers and receipts. `amount` is what was requested.")
  .register(graphqlTypes, { name: "RolloverAmounts" });
