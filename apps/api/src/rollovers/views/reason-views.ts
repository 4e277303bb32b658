import { documentSourceField, documentTypeField } from "@svc/rollover-rules/workflow/action-params";
import { actingPartyField, deathResolutionField } from "@svc/rollover-rules/workflow/death-params";
import type { Consent, Failure, WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { enumField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";

const codeView = z.string().describe("Machine-readable code.");
const reasonView = z.string().describe("Human-readable reason.");

export const rejectionView = z
  .strictObject({
    code: z.string().describe("Machine-readable code."),
    reason: z.string().nullable().describe("Human-readable reason."),
    by: enumField("RejectedBy", "The party that rejected it.", {
      operations: "The institution that runs this service.",
      source_custodian: "The source custodian.",
    }),
  })
  .describe("Reason the rollover was rejected. Null if it was not.")
  .register(graphqlTypes, { name: "Rejection" });

export const consentView = z
  .strictObject({
    reference: z
      .string()
      .describe(
        "Reference to the participant's signed consent: a consent ID (`GET /v1/consents/{id}`), or your own ID or name for it.",
      ),
    givenAt: timestampField.describe("Time it was recorded."),
    supersededAt: timestampField
      .nullable()
      .describe(
        "Time of the amendment that requires a new consent. Null while the consent covers the rollover.",
      ),
  })
  .describe("The participant's consent. Null until it is given.")
  .register(graphqlTypes, { name: "Consent" });

export function toConsentView(consent: Consent | null): z.output<typeof consentView> | null {
  if (!consent) return null;
  const { reference, givenAt, supersededAt = null } = consent;
  return { reference, givenAt, supersededAt };
}

export const holdView = z
  .strictObject({
    code: codeView.nullable(),
    reason: reasonView,
    since: timestampField.describe("Time it was put on hold."),
  })
  .describe("Reason for the hold. Null if it is not on hold.")
  .register(graphqlTypes, { name: "Hold" });

export function toHoldView({ state, hold }: Pick<WorkflowState, "state" | "hold">) {
  if (state !== "on_hold" || hold === null) return null;
  const { code, reason, since } = hold;
  return { code, reason, since };
}

export const deathView = z
  .strictObject({
    diedOn: z.iso.date().describe("Date of death."),
    actingParty: actingPartyField,
    documentId: z.string().nullable().describe("ID of the death certificate. Null if not provided."),
    resolution: deathResolutionField.nullable().describe("How it was resolved. Null while it is open."),
  })
  .describe("The reported death of the participant. Null if none was reported.")
  .register(graphqlTypes, { name: "ReportedDeath" });

export const failureView = z
  .strictObject({
    code: codeView,
    reason: reasonView,
    fundsDisposition: z.string().nullable().describe("Location of the money. Null if none had left."),
  })
  .describe("Reason the rollover failed. Null if it did not.")
  .register(graphqlTypes, { name: "Failure" });

export function toFailureView(failure: Failure | null): z.output<typeof failureView> | null {
  if (!failure) return null;
  const { code, reason, fundsDisposition } = failure;
  return { code, reason, fundsDisposition };
}

export const documentRequestView = z
  .strictObject({
    types: z
      .array(documentTypeField)
      .describe("Requested document types. Empty if `remedy` describes what to provide."),
    outstanding: z
      .array(documentTypeField)
      .describe("Requested `types` that are still missing, rejected or expired."),
    from: documentSourceField,
    code: codeView.nullable().describe("For a soft rejection: machine-readable code."),
    remedy: z.string().nullable().describe("For a soft rejection: how to resolve it, in words."),
    requestedAt: timestampField.describe("Time of the request."),
  })
  .describe("The open document request, with its reason. Null if nothing is requested.")
  .register(graphqlTypes, { name: "DocumentRequest" });
