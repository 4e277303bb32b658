import { type CustodianDirectory, deliveryMethodSchema } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { isPublic } from "@svc/rollover-rules/deadlines/deadline-types";
import { getConsequence } from "@svc/rollover-rules/deadlines/due-deadlines";
import { getLastDay } from "@svc/rollover-rules/deadlines/sixty-day-deadlines";
import { attestationsView } from "@svc/rollover-rules/eligibility/attestations";
import { planKindSchema } from "@svc/rollover-rules/eligibility/plan-kind-field";
import { relationshipSchema } from "@svc/rollover-rules/eligibility/relationship-field";
import { isInheritedIra } from "@svc/rollover-rules/eligibility/relationships";
import {
  type DocumentedRollover,
  toDocumentRequirements,
} from "@svc/rollover-rules/eligibility/required-documents";
import { sumAmounts } from "@svc/rollover-rules/money/amounts";
import { assetMismatchView, assetView, toAssetView } from "@svc/rollover-rules/money/asset-fields";
import type { Rollover } from "@svc/rollover-rules/rollover";
import {
  pendingOnSchema,
  prioritySchema,
  rolloverStateSchema,
  rolloverStatusSchema,
  rolloverTypeSchema,
} from "@svc/rollover-rules/rollover-enums";
import { findMissingDocuments } from "@svc/rollover-rules/workflow/document-rules";
import { findPendingOn } from "@svc/rollover-rules/workflow/pending-on";
import { readSourceRequirements } from "@svc/rollover-rules/workflow/source-requirements";
import { isTerminal } from "@svc/rollover-rules/workflow/transitions";
import { hasMoneyOut, type MovedMoney } from "@svc/rollover-rules/workflow/workflow-state";
import { environmentField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { toETag } from "@svc/service-kit/http";
import { z } from "zod";
import { expandedAccount } from "../../accounts-and-consents/accounts/account-expansion.ts";
import { moneySourceView, toMoneySourcesView } from "../money-sources/money-source-view.ts";
import { documentView, missingDocumentView, toDocumentRequestView, toDocumentView } from "./document-view.ts";
import {
  mismatchView,
  receiptView,
  requestMismatchView,
  toReceiptViews,
  toTransferViews,
  transferView,
} from "./money-views.ts";
import {
  consentView,
  deathView,
  documentRequestView,
  failureView,
  holdView,
  rejectionView,
  toConsentView,
  toFailureView,
  toHoldView,
} from "./reason-views.ts";
import { amountsView, amountView, deadlineSchema, eligibilitySchema, sideView } from "./rollover-parts.ts";
import { toRolloverSummary } from "./rollover-summary.ts";
import { taxTreatmentView, toTaxTreatmentView } from "./tax-view.ts";

export const rolloverSchema = z
  .strictObject({
    id: z.string().describe("TypeID: `rol_` followed by 26 characters."),
    object: z.literal("rollover"),
    environment: environmentField,
    externalId: z.string().nullable().describe("The integrator's ID for the rollover."),
    accountId: z.string().describe("The participant's account."),
    type: rolloverTypeSchema,
    source: sideView.describe("The source account."),
    destination: sideView.describe("The destination account."),
    relationship: relationshipSchema,
    isInheritedIra: z.boolean().describe("True if the destination is an inherited IRA."),
    decedentName: z
      .string()
      .nullable()
      .describe("Name of the deceased owner of inherited money. Inherited IRAs are titled in that name."),
    planKind: planKindSchema.nullable().describe("Kind of source plan. Null if unknown."),
    assets: z.array(assetView).describe("Requested assets to move in kind."),
    amount: amountView
      .describe("Amount that was requested. `amounts` has the money that moved.")
      .register(graphqlTypes, { name: "RolloverAmount" }),
    amounts: amountsView,
    moneySources: z
      .array(moneySourceView)
      .describe("Kinds of money in the rollover. Empty if not specified."),
    distributionId: z
      .string()
      .nullable()
      .describe("The distribution that this rollover belongs to. Null if none."),
    residualOf: z
      .string()
      .nullable()
      .describe("The completed rollover to which this rollover's residual money belongs."),
    residuals: z.array(z.string()).describe("Rollovers for money sent after this one was completed."),
    transfers: z.array(transferView).describe("All transfers, including void ones."),
    receipts: z.array(receiptView).describe("All receipts, including void ones."),
    deliveryMethod: deliveryMethodSchema.describe("How the money is delivered, such as `wire` or `check`."),
    taxTreatment: taxTreatmentView,
    eligibility: eligibilitySchema.describe("Result of the eligibility rules."),
    documents: z.array(documentView).describe("Documents that were provided for the rollover."),
    missingDocuments: z
      .array(missingDocumentView)
      .describe(
        "Missing documents that the source custodian or plan requires. `approve` is not possible without them.",
      ),
    deadlines: z.array(deadlineSchema).describe("The rollover's deadlines."),
    amountMismatch: mismatchView.nullable(),
    requestMismatch: requestMismatchView.nullable(),
    assetMismatch: assetMismatchView.nullable(),
    rejection: rejectionView.nullable(),
    failure: failureView.nullable(),
    hold: holdView.nullable(),
    death: deathView.nullable(),
    consent: consentView.nullable(),
    attestations: attestationsView,
    documentRequest: documentRequestView.nullable(),
    state: rolloverStateSchema,
    status: rolloverStatusSchema,
    pendingOn: pendingOnSchema,
    version: z
      .number()
      .int()
      .describe("Counts changes. `ETag` is derived from it, and `ifVersion` is compared with it."),
    assigneeId: z
      .string()
      .register(graphqlTypes, { scalar: "String" })
      .nullable()
      .describe("The integrator's ID for the person who works on the rollover."),
    priority: prioritySchema,
    tags: z.array(z.string()).describe("The integrator's tags."),
    metadata: z.record(z.string(), z.string()).describe("The integrator's key-value pairs."),
    createdAt: timestampField.describe("Time of creation."),
    updatedAt: timestampField.describe("Time of the last change."),
    account: expandedAccount,
  })
  .meta({ id: "Rollover", description: "A movement of retirement money from one custodian to another." });

/** Response to requests with `fields`. */
export const partialRolloverSchema = rolloverSchema.partial();

export type RolloverView = z.output<typeof rolloverSchema>;

export function toRolloverView(
  rollover: Rollover,
  environment: Environment,
  directory: CustodianDirectory,
): RolloverView {
  return {
    ...toRolloverSummary(rollover, environment),
    isInheritedIra: isInheritedIra(rollover.relationship, rollover.isInheritedIra),
    assets: rollover.assets.map(toAssetView),
    amounts: toAmountsView(rollover),
    moneySources: toMoneySourcesView(rollover),
    residuals: rollover.residuals,
    transfers: toTransferViews(rollover),
    receipts: toReceiptViews(rollover),
    taxTreatment: toTaxTreatmentView(rollover),
    eligibility: rollover.eligibility,
    documents: rollover.documents.map(toDocumentView),
    documentRequest: toOpenDocumentRequest(rollover),
    missingDocuments: listMissingDocuments(rollover, directory),
    deadlines: toDeadlineViews(rollover),
    amountMismatch: rollover.amountMismatch,
    requestMismatch: rollover.requestMismatch,
    assetMismatch: rollover.assetMismatch,
    rejection: rollover.rejection,
    failure: toFailureView(rollover.failure),
    hold: toHoldView(rollover),
    death: rollover.hold?.death ?? null,
    consent: toConsentView(rollover.consent),
    attestations: omitPlans(rollover.attestations),
    pendingOn: findPendingOn(rollover),
  };
}

function toAmountsView(rollover: Rollover) {
  const amounts = sumAmounts(rollover);
  return { ...amounts, postedTotal: amounts.posted ?? "0.00" };
}

/** `source.planId` and `destination.planId` show the plans. */
function omitPlans({ plans: _plans, ...attestations }: Rollover["attestations"]) {
  return attestations;
}

export const rolloverEtag = ({ version }: Pick<RolloverView, "version">) => toETag(version);

export function toDeadlineViews(
  rollover: MovedMoney & Pick<Rollover, "type" | "deadlines">,
): RolloverView["deadlines"] {
  return rollover.deadlines.filter(isPublic).map((deadline) => {
    const { type, status, dueAt } = deadline;
    const dueTimes =
      status === "paused" ? { dueOn: null, dueAt: null } : { dueOn: getLastDay(deadline), dueAt };
    return { type, status, ...dueTimes, consequence: getConsequence(deadline, rollover) };
  });
}

type RolloverWithRequirements = MovedMoney &
  DocumentedRollover &
  Pick<Rollover, "organizationId" | "state" | "sourceCustodianId" | "attestations" | "documents">;

/** Returns false after money has left or the rollover has ended, because no documents are missing then. */
export function missingDocumentsDependOnDirectory(rollover: MovedMoney & Pick<Rollover, "state">): boolean {
  return !isTerminal(rollover.state) && !hasMoneyOut(rollover);
}

function listMissingDocuments(
  rollover: RolloverWithRequirements,
  directory: CustodianDirectory,
): RolloverView["missingDocuments"] {
  if (!missingDocumentsDependOnDirectory(rollover)) return [];
  const { requirements } = readSourceRequirements(rollover, directory);
  return findMissingDocuments(rollover, toDocumentRequirements(rollover, requirements));
}

function toOpenDocumentRequest(
  rollover: Pick<Rollover, "state" | "documentRequest" | "documents">,
): RolloverView["documentRequest"] {
  return isTerminal(rollover.state) ? null : toDocumentRequestView(rollover);
}

export const rolloverPayload = {
  name: "RolloverPayload",
  description: "Result of a rollover mutation.",
  view: z.object({
    rollover: rolloverSchema.describe("The updated rollover. Null if there are errors."),
  }),
  toPayload: (rollover: RolloverView) => ({ rollover }),
};
