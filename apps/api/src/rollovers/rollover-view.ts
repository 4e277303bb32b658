import { accountTypeSchema, deliveryMethodSchema } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { answerTime, toETag } from "@svc/service-kit";
import { z } from "zod";
import { ELIGIBILITY_CONDITIONS, ELIGIBILITY_OUTCOMES, ELIGIBILITY_RULES } from "./eligibility.ts";
import type { Rollover } from "./rollover.ts";
import {
  pendingOnSchema,
  rolloverStateSchema,
  rolloverStatusSchema,
  rolloverTypeSchema,
} from "./rollover-enums.ts";
import { STATE_MEANINGS } from "./rollover-states.ts";
import { DOCUMENT_TYPES } from "./workflow/action-params.ts";
import { sumAmounts } from "./workflow/amounts.ts";
import { DEADLINE_TYPES } from "./workflow/deadline.ts";
import { consequenceOf, isPublic, lastDayOf } from "./workflow/deadlines.ts";
import { pendingOn } from "./workflow/workflow-state.ts";

const money = z.string().regex(/^\d+\.\d{2}$/);
const day = z.iso.date();

const sideView = z
  .strictObject({
    custodianId: z.string(),
    accountType: accountTypeSchema,
    accountNumberMask: z.string().describe("The account number is encrypted at once and never answered."),
    planName: z.string().nullable(),
    firstContributionDate: day.nullable(),
  })
  .meta({ id: "RolloverSide" });

/** What the rules say, as both faces answer with it. */
export const eligibilitySchema = z
  .strictObject({
    outcome: z.enum(ELIGIBILITY_OUTCOMES),
    conditions: z.array(z.strictObject({ code: z.enum(ELIGIBILITY_CONDITIONS), detail: z.string() })),
    rules: z.array(
      z.strictObject({
        code: z.enum(ELIGIBILITY_RULES),
        result: z.enum(["unmet", "unknown"]),
        detail: z.string(),
      }),
    ),
    rulesetVersion: z.string().describe("Which reading of the IRS chart this is."),
  })
  .meta({ id: "Eligibility", description: "What the IRS rollover chart and its notes say." });

/** Something that is waited for. The 60 days of an indirect rollover are the participant's; they never end it by themselves. */
export const deadlineSchema = z
  .strictObject({
    type: z.enum(DEADLINE_TYPES),
    status: z.enum(["running", "paused", "passed"]).describe("Paused while on hold; the 60 days never are."),
    dueOn: day.nullable().describe("The last day; null while paused."),
    dueAt: answerTime.nullable().describe("The moment it passes; null while paused."),
    consequence: z
      .enum(["expires", "overdue"])
      .describe("What comes of it: the rollover expires, or an event tells of it and nothing else."),
  })
  .meta({ id: "Deadline", description: "Something that is waited for." });

/** A rollover as both faces answer with it. */
export const rolloverSchema = z
  .strictObject({
    id: z.string(),
    object: z.literal("rollover"),
    environment: z.enum(["test", "live"]),
    externalId: z.string().nullable(),
    accountId: z.string(),
    type: rolloverTypeSchema,
    source: sideView,
    destination: sideView,
    amount: z.strictObject({
      kind: z.enum(["full", "partial"]),
      requested: money.nullable(),
      currency: z.literal("USD"),
    }),
    amounts: z.strictObject({
      sent: money.describe("Net of what was withheld."),
      withheldFederal: money,
      withheldState: money,
      gross: money.describe("Sent and withheld together."),
      received: money,
      posted: money.nullable().describe("What the destination custodian credited."),
    }),
    transfers: z.array(
      z
        .strictObject({
          id: z.string(),
          method: deliveryMethodSchema,
          amount: money.describe("Net of what was withheld."),
          withheldFederal: money,
          withheldState: money,
          sentTo: z.enum(["destination", "participant"]),
          trackingNumber: z.string().nullable(),
          status: z.enum(["sent", "void"]),
          voidReason: z.string().nullable().describe("Why it counts no more."),
        })
        .meta({ id: "Transfer" }),
    ),
    deliveryMethod: deliveryMethodSchema,
    taxTreatment: z.strictObject({
      taxable: z.boolean(),
      code1099R: z.string().nullable().describe("The distribution code of Form 1099-R."),
    }),
    eligibility: eligibilitySchema,
    documents: z.array(
      z
        .strictObject({
          id: z.string(),
          type: z.enum(DOCUMENT_TYPES),
          name: z.string(),
          sha256: z.string(),
          status: z.literal("provided"),
        })
        .meta({
          id: "RolloverDocument",
          description: "A document by reference and digest; files are not kept here.",
        }),
    ),
    deadlines: z.array(deadlineSchema),
    amountMismatch: z
      .strictObject({
        expected: money,
        received: money,
        difference: z.string().describe("Received less expected; may be negative."),
        status: z.enum(["open", "resolved"]),
        resolution: z.string().nullable(),
      })
      .nullable(),
    rejection: z
      .strictObject({
        code: z.string(),
        reason: z.string().nullable(),
        by: z.enum(["operations", "source_custodian"]),
      })
      .nullable(),
    state: rolloverStateSchema,
    status: rolloverStatusSchema,
    pendingOn: pendingOnSchema,
    version: z.number().int().describe("Counts the changes; the `ETag`."),
    metadata: z.record(z.string(), z.string()),
    createdAt: answerTime,
    updatedAt: answerTime,
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
