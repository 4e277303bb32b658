import { type CustodianDirectory, deliveryMethodSchema } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { answerTime, environmentField, graphqlTypes, toETag } from "@svc/service-kit";
import { z } from "zod";
import { assetMismatchView, assetView } from "./assets/asset-fields.ts";
import { attestationsView } from "./attestations.ts";
import { documentView, missingDocumentView, toDocumentRequestView, toDocumentView } from "./document-view.ts";
import { moneySourceView, toMoneySourcesView } from "./money-sources/money-source-view.ts";
import {
  mismatchView,
  receiptView,
  requestMismatchView,
  toReceiptViews,
  toTransferViews,
  transferView,
} from "./money-views.ts";
import { planKindSchema, relationshipSchema } from "./people-fields.ts";
import { consentView, documentRequestView, failureView, holdView, rejectionView } from "./reason-views.ts";
import type { Rollover } from "./rollover.ts";
import {
  pendingOnSchema,
  prioritySchema,
  rolloverStateSchema,
  rolloverStatusSchema,
  rolloverTypeSchema,
} from "./rollover-enums.ts";
import { amountsView, amountView, deadlineSchema, eligibilitySchema, sideView } from "./rollover-parts.ts";
import { STATE_MEANINGS } from "./rollover-states.ts";
import { isInheritedIra } from "./rules/relationships.ts";
import { type DocumentedRollover, requirementsOf } from "./rules/required-documents.ts";
import { taxTreatmentView, toTaxTreatmentView } from "./tax/tax-view.ts";
import { sumAmounts } from "./workflow/amounts.ts";
import { isPublic } from "./workflow/deadline-types.ts";
import { findMissingDocuments } from "./workflow/document-rules.ts";
import { consequenceOf } from "./workflow/due-deadlines.ts";
import { pendingOn } from "./workflow/pending-on.ts";
import { lastDayOf } from "./workflow/sixty-day-deadlines.ts";
import { isTerminal } from "./workflow/transitions.ts";
import { NO_REQUIREMENTS } from "./workflow/workflow-context.ts";
import { hasMoneyOut, type MovedMoney } from "./workflow/workflow-state.ts";

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
    relationship: relationshipSchema,
    isInheritedIra: z.boolean().describe("Whether the destination is an IRA that is set up to inherit."),
    decedentName: z
      .string()
      .nullable()
      .describe("Who died, where somebody inherits: inherited IRAs are titled in that name."),
    planKind: planKindSchema
      .nullable()
      .describe("What kind of plan the source is; null where nobody has said."),
    assets: z.array(assetView).describe("What travels in kind, as it was asked for."),
    amount: amountView,
    amounts: amountsView,
    moneySources: z
      .array(moneySourceView)
      .describe("Which money it moves, line by line; none where that was not said."),
    distributionId: z
      .string()
      .nullable()
      .describe("The distribution that it is part of; null for one by itself."),
    residualOf: z
      .string()
      .nullable()
      .describe("The completed rollover whose residual it is: money that left after its completion."),
    residuals: z.array(z.string()).describe("The rollovers that carry what left after its completion."),
    transfers: z
      .array(transferView)
      .describe("Every sending of money, those that do not count any more too."),
    receipts: z
      .array(receiptView)
      .describe("Everything that arrived, receipts that do not count any more too."),
    deliveryMethod: deliveryMethodSchema.describe("How the money is to travel."),
    taxTreatment: taxTreatmentView,
    eligibility: eligibilitySchema.describe("What the rules say."),
    documents: z.array(documentView).describe("The documents that were handed in."),
    missingDocuments: z
      .array(missingDocumentView)
      .describe("What the source custodian requires and is not there: `approve` waits for it."),
    deadlines: z.array(deadlineSchema).describe("What is waited for."),
    amountMismatch: mismatchView.nullable(),
    requestMismatch: requestMismatchView.nullable(),
    assetMismatch: assetMismatchView.nullable(),
    rejection: rejectionView.nullable(),
    failure: failureView.nullable(),
    hold: holdView.nullable(),
    consent: consentView.nullable(),
    attestations: attestationsView,
    documentRequest: documentRequestView.nullable(),
    state: rolloverStateSchema,
    status: rolloverStatusSchema,
    pendingOn: pendingOnSchema,
    version: z
      .number()
      .int()
      .describe("Counts the changes: the `ETag`, and what `ifVersion` is compared with."),
    assigneeId: z
      .string()
      .register(graphqlTypes, { scalar: "String" })
      .nullable()
      .describe("The integrator's own id of the person who works on it."),
    priority: prioritySchema,
    tags: z.array(z.string()).describe("The integrator's own words for it."),
    metadata: z.record(z.string(), z.string()).describe("The integrator's own pairs."),
    createdAt: answerTime.describe("When it was created."),
    updatedAt: answerTime.describe("When it last changed."),
  })
  .meta({ id: "Rollover", description: "Money on its way from one custodian to another." });

export type RolloverView = z.output<typeof rolloverSchema>;

export function toRolloverView(
  rollover: Rollover,
  environment: Environment,
  directory: CustodianDirectory,
): RolloverView {
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
    relationship: rollover.relationship,
    isInheritedIra: isInheritedIra(rollover.relationship, rollover.isInheritedIra),
    decedentName: rollover.decedentName,
    planKind: rollover.planKind,
    assets: rollover.assets,
    amount: { kind: rollover.amountKind, requested: rollover.amountRequested, currency: rollover.currency },
    amounts: sumAmounts(rollover),
    moneySources: toMoneySourcesView(rollover),
    distributionId: rollover.distributionId,
    residualOf: rollover.residualOf,
    residuals: rollover.residuals,
    transfers: toTransferViews(rollover),
    receipts: toReceiptViews(rollover),
    deliveryMethod: rollover.deliveryMethod,
    taxTreatment: toTaxTreatmentView(rollover),
    eligibility: rollover.eligibility,
    documents: rollover.documents.map(toDocumentView),
    documentRequest: documentRequestOf(rollover),
    missingDocuments: missingOf(rollover, directory),
    deadlines: deadlinesOf(rollover),
    amountMismatch: rollover.amountMismatch,
    requestMismatch: rollover.requestMismatch,
    assetMismatch: rollover.assetMismatch,
    rejection: rollover.rejection,
    failure: rollover.failure,
    hold: rollover.state === "on_hold" ? rollover.hold : null,
    consent: rollover.consent,
    attestations: rollover.attestations,
    state: rollover.state,
    status: STATE_MEANINGS[rollover.state].status,
    pendingOn: pendingOn(rollover),
    version: rollover.version,
    assigneeId: rollover.assigneeId,
    priority: rollover.priority,
    tags: rollover.tags,
    metadata: rollover.metadata,
    createdAt: rollover.createdAt.toISOString(),
    updatedAt: rollover.updatedAt.toISOString(),
  };
}

export const tagOfRollover = ({ version }: Pick<RolloverView, "version">) => toETag(version);

export function deadlinesOf(rollover: MovedMoney & Pick<Rollover, "deadlines">): RolloverView["deadlines"] {
  return rollover.deadlines.filter(isPublic).map((deadline) => {
    const { type, status, dueAt } = deadline;
    const due = status === "paused" ? { dueOn: null, dueAt: null } : { dueOn: lastDayOf(deadline), dueAt };
    return { type, status, ...due, consequence: consequenceOf(deadline, rollover) };
  });
}

type MissingFacts = MovedMoney &
  DocumentedRollover &
  Pick<Rollover, "state" | "sourceCustodianId" | "documents">;

/** True if documents can be missing, which depends on the custodian's requirements. None are required once money has left. */
export function missingDependsOnDirectory(rollover: MovedMoney & Pick<Rollover, "state">): boolean {
  return !isTerminal(rollover.state) && !hasMoneyOut(rollover);
}

function missingOf(rollover: MissingFacts, directory: CustodianDirectory): RolloverView["missingDocuments"] {
  if (!missingDependsOnDirectory(rollover)) return [];
  const { requirements = NO_REQUIREMENTS } = directory.byId(rollover.sourceCustodianId) ?? {};
  return findMissingDocuments(rollover, requirementsOf(rollover, requirements));
}

function documentRequestOf(
  rollover: Pick<Rollover, "state" | "documentRequest" | "documents">,
): RolloverView["documentRequest"] {
  return isTerminal(rollover.state) ? null : toDocumentRequestView(rollover);
}
