import { ACCOUNT_TYPES, DELIVERY_METHODS } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import { ELIGIBILITY_CONDITIONS, ELIGIBILITY_OUTCOMES, ELIGIBILITY_RULES } from "./eligibility.ts";
import type { Rollover } from "./rollover.ts";
import {
  PENDING_ON,
  ROLLOVER_STATES,
  ROLLOVER_STATUSES,
  ROLLOVER_TYPES,
  STATE_MEANINGS,
} from "./rollover-states.ts";

const money = z.string().regex(/^\d+\.\d{2}$/);
const day = z.iso.date();

const sideView = z.strictObject({
  custodianId: z.string(),
  accountType: z.enum(ACCOUNT_TYPES),
  accountNumberMask: z.string().describe("The account number is encrypted at once and never answered."),
  planName: z.string().nullable(),
  firstContributionDate: day.nullable(),
});

const eligibilityView = z.strictObject({
  outcome: z.enum(ELIGIBILITY_OUTCOMES),
  conditions: z.array(z.strictObject({ code: z.enum(ELIGIBILITY_CONDITIONS), detail: z.string() })),
  rules: z.array(
    z.strictObject({
      code: z.enum(ELIGIBILITY_RULES),
      result: z.enum(["unmet", "unknown"]),
      detail: z.string(),
    }),
  ),
  rulesetVersion: z.string(),
});

/** A rollover as both faces answer with it. */
export const rolloverSchema = z.strictObject({
  id: z.string(),
  object: z.literal("rollover"),
  environment: z.enum(["test", "live"]),
  externalId: z.string().nullable(),
  accountId: z.string(),
  type: z.enum(ROLLOVER_TYPES),
  source: sideView,
  destination: sideView,
  amount: z.strictObject({
    kind: z.enum(["full", "partial"]),
    requested: money.nullable(),
    currency: z.literal("USD"),
  }),
  amounts: z.strictObject({
    sent: money,
    withheldFederal: money,
    withheldState: money,
    gross: money,
    received: money,
    posted: money.nullable(),
  }),
  transfers: z.array(z.never()),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  taxTreatment: z.strictObject({ taxable: z.boolean(), code1099R: z.string().nullable() }),
  eligibility: eligibilityView,
  documents: z.array(z.never()),
  deadlines: z.array(z.never()),
  amountMismatch: z.null(),
  rejection: z.null(),
  state: z.enum(ROLLOVER_STATES),
  status: z.enum(ROLLOVER_STATUSES),
  pendingOn: z.enum(PENDING_ON),
  version: z.number().int(),
  metadata: z.record(z.string(), z.string()),
  createdAt: answerTime,
  updatedAt: answerTime,
});

export type RolloverView = z.output<typeof rolloverSchema>;

/** Nothing has moved: what a rollover says of its money until a transfer is recorded. */
const NO_MONEY: RolloverView["amounts"] = {
  sent: "0.00",
  withheldFederal: "0.00",
  withheldState: "0.00",
  gross: "0.00",
  received: "0.00",
  posted: null,
};

export function toRolloverView(rollover: Rollover, environment: Environment): RolloverView {
  const meaning = STATE_MEANINGS[rollover.state];
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
    amounts: NO_MONEY,
    transfers: [],
    deliveryMethod: rollover.deliveryMethod,
    taxTreatment: rollover.taxTreatment,
    eligibility: rollover.eligibility,
    documents: [],
    deadlines: [],
    amountMismatch: null,
    rejection: null,
    state: rollover.state,
    status: meaning.status,
    pendingOn: meaning.pendingOn,
    version: rollover.version,
    metadata: rollover.metadata,
    createdAt: rollover.createdAt.toISOString(),
    updatedAt: rollover.updatedAt.toISOString(),
  };
}
