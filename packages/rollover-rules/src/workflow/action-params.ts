import { enumField, graphqlTypes, lineField } from "@svc/service-kit/fields";
import { z } from "zod";
import { carrierField, expectedOnField, trackingNumberField } from "../mail/mail-fields.ts";
import { amendParams } from "./amend-params.ts";
import { DEATH_PARAMS } from "./death-params.ts";
import { dayField, MONEY_PARAMS, reasonField } from "./money-params.ts";

export const documentTypeField = enumField("DocumentType", "Document type. New values may be added.", {
  loa: "Letter of acceptance (LOA).",
  statement: "Account statement.",
  distribution_form: "The source custodian's distribution form.",
  spousal_consent: "Consent of the participant's spouse.",
  death_certificate: "Death certificate, for inherited money.",
  qdro: "Qualified domestic relations order, for money awarded to a spouse or former spouse. For an IRA, the divorce or separation instrument.",
  other: "Any other document.",
});
export type DocumentType = z.output<typeof documentTypeField>;

export const documentSourceField = enumField("DocumentSource", "The party that must provide documents.", {
  integrator: "The integrator.",
  participant: "The participant.",
});

const codeField = z
  .string("must be a code such as name_mismatch")
  .regex(/^[a-z][a-z0-9_]{0,63}$/, "must be lowercase letters, digits and underscores")
  .describe("Machine-readable reason: lowercase letters, digits and underscores, such as `name_mismatch`.");
const consentField = lineField(255).describe(
  "Reference to the participant's signed consent: the `consentId` from the widget, which is checked against the rollover, or your own ID or name, which is not checked.",
);
export const digestField = z
  .string()
  .regex(/^[0-9a-f]{64}$/, "must be 64 lowercase hexadecimal digits")
  .describe("SHA-256 digest of the file, 64 lowercase hexadecimal digits.");
export const expiryField = dayField("until which the document is valid");
const documentIdField = z
  .string("must be a document ID")
  .min(1)
  .max(64)
  .describe("ID of one of the rollover's `documents`.")
  .register(graphqlTypes, { scalar: "String" });
const noParams = z.strictObject({});

export const ACTION_PARAMS = {
  request_consent: noParams,
  sign_consent: z.strictObject({ consentReference: consentField }),
  submit: z.strictObject({ consentReference: consentField }),
  amend: amendParams,
  start_review: noParams,
  approve: noParams,
  reject: z.strictObject({ code: codeField, reason: reasonField }),
  request_documents: z.strictObject({
    types: z
      .array(documentTypeField)
      .min(1, "must contain at least one type")
      .max(documentTypeField.options.length)
      .describe("Types of the missing documents."),
    from: documentSourceField,
  }),
  provide_documents: z.strictObject({
    documents: z
      .array(
        z
          .strictObject({
            type: documentTypeField,
            name: lineField(255).describe("The document's name."),
            sha256: digestField,
            expiresOn: expiryField.optional(),
            carrier: carrierField.describe("Carrier, if the original is mailed.").optional(),
            trackingNumber: trackingNumberField
              .describe("The carrier's tracking number. Its format and check digit are checked.")
              .optional(),
            sentOn: dayField("the original was mailed").optional(),
            expectedOn: expectedOnField
              .describe("Date the original is expected to arrive, `YYYY-MM-DD`, up to 90 days from today.")
              .optional(),
          })
          .describe("A document provided by reference.")
          .register(graphqlTypes, { name: "DocumentInput" }),
      )
      .min(1, "must contain at least one document")
      .max(20, "must contain at most 20 documents")
      .describe(
        "1 to 20 documents by reference. You keep the files. To upload a file, use `POST /v1/rollovers/{id}/documents`.",
      ),
  }),
  accept_document: z.strictObject({ documentId: documentIdField }),
  reject_document: z.strictObject({ documentId: documentIdField, code: codeField, reason: reasonField }),
  waive_documents: z.strictObject({ reason: reasonField }),
  send_to_custodian: noParams,
  acknowledge: noParams,
  custodian_soft_reject: z.strictObject({
    code: codeField,
    remedy: reasonField.describe(
      "How to resolve the rejection, up to 500 characters. Do not include personal data.",
    ),
  }),
  custodian_reject: z.strictObject({ code: codeField }),
  mark_funds_sent: MONEY_PARAMS.mark_funds_sent,
  record_distribution: MONEY_PARAMS.record_distribution,
  report_funds_returned: MONEY_PARAMS.report_funds_returned,
  mark_funds_received: MONEY_PARAMS.mark_funds_received,
  void_receipt: MONEY_PARAMS.void_receipt,
  return_to_source: MONEY_PARAMS.return_to_source,
  correct_transfer: MONEY_PARAMS.correct_transfer,
  correct_receipt: MONEY_PARAMS.correct_receipt,
  resolve_mismatch: MONEY_PARAMS.resolve_mismatch,
  complete: MONEY_PARAMS.complete,
  reverse_posting: MONEY_PARAMS.reverse_posting,
  hold: z.strictObject({ reason: reasonField, code: codeField.optional() }),
  release: noParams,
  report_death: DEATH_PARAMS.report_death,
  resolve_death: DEATH_PARAMS.resolve_death,
  cancel: z.strictObject({ reason: reasonField }),
  fail: z.strictObject({
    code: codeField,
    reason: reasonField,
    fundsDisposition: reasonField
      .describe(
        "Where the money is, up to 500 characters. Required once money has left. Do not include personal data.",
      )
      .optional(),
  }),
  reopen: z.strictObject({ reason: reasonField }),
  expire: noParams,
} as const satisfies Record<string, z.ZodType>;
