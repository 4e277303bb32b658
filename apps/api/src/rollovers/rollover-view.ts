import { accountTypeSchema, deliveryMethodSchema } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { answerTime, enumField, environmentField, graphqlTypes, toETag } from "@svc/service-kit";
import { z } from "zod";
import {
  ELIGIBILITY_CONDITIONS,
  type ELIGIBILITY_OUTCOMES,
  ELIGIBILITY_RULES,
  type EligibilityCondition,
  type EligibilityRule,
} from "./eligibility.ts";
import type { Rollover } from "./rollover.ts";
import {
  amountKindSchema,
  pendingOnSchema,
  rolloverStateSchema,
  rolloverStatusSchema,
  rolloverTypeSchema,
} from "./rollover-enums.ts";
import { STATE_MEANINGS } from "./rollover-states.ts";
import { documentTypeField, fundsRecipientField } from "./workflow/action-params.ts";
import { sumAmounts } from "./workflow/amounts.ts";
import { consequenceOf, isPublic, lastDayOf } from "./workflow/deadline-rules.ts";
import type { DEADLINE_TYPES } from "./workflow/deadline-types.ts";
import { pendingOn } from "./workflow/workflow-state.ts";

const money = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .register(graphqlTypes, { scalar: "Money" });
const day = z.iso.date();

const sideView = z
  .strictObject({
    custodianId: z.string().describe("The custodian's id."),
    accountType: accountTypeSchema.describe("What kind of account it is."),
    accountNumberMask: z
      .string()
      .describe("The end of the account number, which is encrypted at once and never answered."),
    planName: z.string().nullable().describe("The employer's plan."),
    firstContributionDate: day
      .nullable()
      .describe("The calendar day on which the participant first paid in."),
  })
  .meta({ id: "RolloverSide", description: "One side of a rollover." });

const forPrograms = (codes: z.ZodEnum) =>
  codes.describe("For programs.").register(graphqlTypes, { scalar: "String" });

/** What the rules say. */
export const eligibilitySchema = z
  .strictObject({
    outcome: enumField("EligibilityOutcome", "What the rules come to.", {
      allowed: "It is permitted.",
      allowed_with_conditions: "It is permitted, and `conditions` hold.",
      prohibited: "It is not permitted; `rules` says why.",
      needs_review: "Something is missing that a rule hangs on; `rules` says what.",
    } satisfies Record<(typeof ELIGIBILITY_OUTCOMES)[number], string>),
    conditions: z
      .array(
        z
          .strictObject({
            code: forPrograms(z.enum(ELIGIBILITY_CONDITIONS)) as z.ZodType<EligibilityCondition>,
            detail: z.string().describe("For people."),
          })
          .describe("What holds for a rollover although it is allowed.")
          .register(graphqlTypes, { name: "EligibilityCondition" }),
      )
      .describe("What holds for this rollover although it is allowed."),
    rules: z
      .array(
        z
          .strictObject({
            code: forPrograms(z.enum(ELIGIBILITY_RULES)) as z.ZodType<EligibilityRule>,
            result: enumField("RuleResult", "Whether a rule was not met, or cannot be evaluated.", {
              unmet: "It was not met.",
              unknown: "It cannot be evaluated yet.",
            }),
            detail: z.string().describe("For people."),
          })
          .describe("A rule that was not met, or that cannot be evaluated yet.")
          .register(graphqlTypes, { name: "EligibilityRule" }),
      )
      .describe("The rules that were not met, or that cannot be evaluated yet."),
    rulesetVersion: z.string().describe("Which reading of the IRS chart this is."),
  })
  .meta({
    id: "Eligibility",
    description: "What the IRS rollover chart and its notes say. Not tax advice.",
  });

/** Something that is waited for. The 60 days of an indirect rollover are the participant's; they never end it by themselves. */
export const deadlineSchema = z
  .strictObject({
    type: enumField("DeadlineType", "What a deadline is for.", {
      draft: "The draft is to be submitted.",
      consent: "The participant is to sign.",
      documents: "Documents are to be handed in.",
      acknowledgement: "The source custodian is to take it up.",
      arrival: "The money is to arrive.",
      sixty_day:
        "The 60 calendar days of an indirect rollover, from the day the participant received the money.",
    } satisfies Record<(typeof DEADLINE_TYPES)[number], string>),
    status: enumField(
      "DeadlineStatus",
      "Whether a deadline runs. Paused while on hold; the 60 days never are.",
      {
        running: "It runs.",
        paused: "The rollover is on hold.",
        passed: "It is over.",
      },
    ),
    dueOn: day.nullable().describe("The last day; null while paused."),
    dueAt: answerTime.nullable().describe("The moment it passes; null while paused."),
    consequence: enumField("DeadlineConsequence", "What comes of a deadline.", {
      expires: "The rollover expires.",
      overdue: "An event tells of it, and nothing else.",
    }),
  })
  .meta({
    id: "Deadline",
    description:
      "Something that is waited for. The 60 days of an indirect rollover are the participant's; they never end it by themselves.",
  });

const amountView = z
  .strictObject({
    kind: amountKindSchema,
    requested: money.nullable().describe("Null for a full rollover."),
    currency: z.literal("USD").describe("`USD`."),
  })
  .describe("How much is to be rolled over.")
  .register(graphqlTypes, { name: "RolloverAmount" });

const amountsView = z
  .strictObject({
    sent: money.describe("Net of what was withheld."),
    withheldFederal: money.describe("Withheld for federal tax."),
    withheldState: money.describe("Withheld for state tax."),
    gross: money.describe("Sent and withheld together."),
    received: money.describe("What arrived."),
    posted: money.nullable().describe("What the destination custodian credited; null before it has."),
  })
  .describe("The sums of the live transfers.")
  .register(graphqlTypes, { name: "RolloverAmounts" });

const transferView = z
  .strictObject({
    id: z.string().describe("Names it where its money is reported lost or returned."),
    method: deliveryMethodSchema.describe("How the money travels."),
    amount: money.describe("Net of what was withheld."),
    withheldFederal: money.describe("Withheld for federal tax."),
    withheldState: money.describe("Withheld for state tax."),
    sentTo: fundsRecipientField,
    trackingNumber: z.string().nullable().describe("The carrier's or the bank's number."),
    status: enumField("TransferStatus", "Whether a transfer counts.", {
      sent: "It counts.",
      void: "It was lost, came back or went stale, and counts no more.",
    }),
    voidReason: z.string().nullable().describe("Why it counts no more: `lost`, `returned` or `stale`."),
  })
  .meta({ id: "Transfer", description: "One sending of money: a cheque, a wire." })
  .register(graphqlTypes, { name: "RolloverTransfer" });

const documentView = z
  .strictObject({
    id: z.string().describe("Its id."),
    type: documentTypeField,
    name: z.string().describe("What it is called."),
    sha256: z.string().describe("The SHA-256 digest of the file, in hexadecimal digits."),
    status: z
      .literal("provided")
      .describe("What is known of a document.")
      .register(graphqlTypes, { name: "DocumentStatus", values: { provided: "It was handed in." } }),
  })
  .meta({
    id: "RolloverDocument",
    description: "A document by reference and digest; files are not kept here.",
  });

const mismatchView = z
  .strictObject({
    expected: money.describe("What should have arrived."),
    received: money.describe("What arrived."),
    difference: z
      .string()
      .describe("Received less expected; may be negative.")
      .register(graphqlTypes, { scalar: "Money" }),
    status: enumField("MismatchStatus", "Whether a difference still stands in the way of completion.", {
      open: "It does.",
      resolved: "Further receipts closed it, or it was accepted.",
    }),
    resolution: z.string().nullable().describe("Why it was accepted."),
  })
  .describe("The difference between what was sent and what arrived; null where there was none.")
  .register(graphqlTypes, { name: "AmountMismatch" });

const rejectionView = z
  .strictObject({
    code: z.string().describe("For programs."),
    reason: z.string().nullable().describe("For people."),
    by: enumField("RejectedBy", "Who refused.", {
      operations: "The institution that runs this service.",
      source_custodian: "The custodian that the money was to come from.",
    }),
  })
  .describe("Why a rollover was refused; null unless it was.")
  .register(graphqlTypes, { name: "Rejection" });

/** A rollover as it is answered. */
export const rolloverSchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `rol_` and 26 characters."),
    object: z.literal("rollover"),
    environment: environmentField,
    externalId: z.string().nullable().describe("The integrator's own id for it."),
    accountId: z.string().describe("The participant's account."),
    type: rolloverTypeSchema,
    source: sideView.describe("Where the money comes from."),
    destination: sideView.describe("Where the money goes."),
    amount: amountView,
    amounts: amountsView,
    transfers: z
      .array(transferView)
      .describe("Every sending of money, those that do not count any more too."),
    deliveryMethod: deliveryMethodSchema.describe("How the money is to travel."),
    taxTreatment: z
      .strictObject({
        taxable: z.boolean().describe("Whether the amount is included in the participant's income."),
        code1099R: z
          .string()
          .nullable()
          .describe(
            "The distribution code of Form 1099-R, box 7; null where none is issued, or the birth date it hangs on is not known.",
          ),
      })
      .describe("What the Internal Revenue Service will be told. Not tax advice.")
      .register(graphqlTypes, { name: "TaxTreatment" }),
    eligibility: eligibilitySchema.describe("What the rules say."),
    documents: z.array(documentView).describe("The documents that were handed in."),
    deadlines: z.array(deadlineSchema).describe("What is waited for."),
    amountMismatch: mismatchView.nullable(),
    rejection: rejectionView.nullable(),
    state: rolloverStateSchema,
    status: rolloverStatusSchema,
    pendingOn: pendingOnSchema,
    version: z
      .number()
      .int()
      .describe("Counts the changes: the `ETag`, and what `ifVersion` is compared with."),
    metadata: z.record(z.string(), z.string()).describe("The integrator's own pairs."),
    createdAt: answerTime.describe("When it was created."),
    updatedAt: answerTime.describe("When it last changed."),
  })
  .meta({ id: "Rollover", description: "Money on its way from one custodian to another." });

export type RolloverView = z.output<typeof rolloverSchema>;
export type RolloverSideView = RolloverView["source"];

export function toRolloverView(rollover: Rollover, environment: Environment): RolloverView {
  return {
    id: rollover.id,
    object: "rollover",
    environment,
    externalId: rollover.externalId,
    accountId: rollover.accountId,
    type: rollover.type,
    source: {
      custodianId: rollover.sourceCustodianId,
      accountType: rollover.sourceAccountType,
      accountNumberMask: rollover.sourceAccountNumberMask,
      planName: rollover.sourcePlanName,
      firstContributionDate: rollover.sourceFirstContributionDate,
    },
    destination: {
      custodianId: rollover.destinationCustodianId,
      accountType: rollover.destinationAccountType,
      accountNumberMask: rollover.destinationAccountNumberMask,
      planName: rollover.destinationPlanName,
      firstContributionDate: rollover.destinationFirstContributionDate,
    },
    amount: { kind: rollover.amountKind, requested: rollover.amountRequested, currency: rollover.currency },
    amounts: sumAmounts(rollover),
    transfers: rollover.transfers,
    deliveryMethod: rollover.deliveryMethod,
    taxTreatment: rollover.taxTreatment,
    eligibility: rollover.eligibility,
    documents: rollover.documents,
    deadlines: deadlinesOf(rollover),
    amountMismatch: rollover.amountMismatch,
    rejection: rollover.rejection,
    state: rollover.state,
    status: STATE_MEANINGS[rollover.state].status,
    pendingOn: pendingOn(rollover),
    version: rollover.version,
    metadata: rollover.metadata,
    createdAt: rollover.createdAt.toISOString(),
    updatedAt: rollover.updatedAt.toISOString(),
  };
}

/** Its version, which `If-Match` compares. */
export const tagOfRollover = ({ version }: Pick<RolloverView, "version">) => toETag(version);

export function deadlinesOf(rollover: Rollover): RolloverView["deadlines"] {
  return rollover.deadlines.filter(isPublic).map((deadline) => {
    const { type, status, dueAt } = deadline;
    const due = status === "paused" ? { dueOn: null, dueAt: null } : { dueOn: lastDayOf(deadline), dueAt };
    return { type, status, ...due, consequence: consequenceOf(deadline, rollover) };
  });
}
