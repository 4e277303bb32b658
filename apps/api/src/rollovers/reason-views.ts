import { answerTime, enumField, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { documentSourceField, documentTypeField } from "./workflow/action-params.ts";

const codeView = z.string().describe("For programs.");
const reasonView = z.string().describe("For people.");

export const rejectionView = z
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

export const consentView = z
  .strictObject({
    reference: z
      .string()
      .describe(
        "Where the participant's signed consent is kept: the id of a consent (`GET /v1/consents/{id}`), or an id or a name of yours.",
      ),
    givenAt: answerTime.describe("When it was recorded."),
  })
  .describe("The participant's consent; null before it is given.")
  .register(graphqlTypes, { name: "Consent" });

export const holdView = z
  .strictObject({
    code: codeView.nullable(),
    reason: reasonView,
    since: answerTime.describe("When it was put on hold."),
  })
  .describe("Why it is on hold; null unless it is.")
  .register(graphqlTypes, { name: "Hold" });

export const failureView = z
  .strictObject({
    code: codeView,
    reason: reasonView,
    fundsDisposition: z.string().nullable().describe("Where the money is; null where none had left."),
  })
  .describe("Why it could not be carried out; null unless it failed.")
  .register(graphqlTypes, { name: "Failure" });

export const documentRequestView = z
  .strictObject({
    types: z
      .array(documentTypeField)
      .describe("What was asked for; none where `remedy` says what would help."),
    outstanding: z
      .array(documentTypeField)
      .describe("What of `types` has not come since, was rejected, or has expired."),
    from: documentSourceField,
    code: codeView.nullable().describe("Of a soft reject, for programs."),
    remedy: z.string().nullable().describe("Of a soft reject: what would help, for people."),
    requestedAt: answerTime.describe("When it was asked for."),
  })
  .describe("What is waited for in `awaiting_documents`, and why; null where nothing is.")
  .register(graphqlTypes, { name: "DocumentRequest" });
