import { dateField, enumField, graphqlTypes, lineField } from "@svc/service-kit/fields";
import { z } from "zod";
import { MONEY_PARAMS, reasonField } from "./money-params.ts";

export const documentTypeField = enumField(
  "DocumentType",
  "What kind of document it is. New values may be added.",
  {
    loa: "A letter of acceptance.",
    statement: "A statement of the account.",
    distribution_form: "The source custodian's own form.",
    spousal_consent: "A consent of the participant's spouse.",
    death_certificate: "A death certificate: somebody inherits.",
    qdro: "A qualified domestic relations order: the money is a spouse's or former spouse's.",
    other: "Any other.",
  },
);
export type DocumentType = z.output<typeof documentTypeField>;

export const documentSourceField = enumField("DocumentSource", "Who has to hand in documents.", {
  integrator: "The integrator.",
  participant: "The participant.",
});

const codeField = z
  .string("must be a code such as name_mismatch")
  .regex(/^[a-z][a-z0-9_]{0,63}$/, "must be lower-case letters, digits and underscores")
  .describe("Why, for programs: lower-case letters, digits and underscores, such as `name_mismatch`.");
const consentField = lineField(255).describe(
  "Where the participant's signed consent is kept: the `consentId` that the widget got, which is then held against the rollover, or an id or a name of yours, which is taken as it is.",
);
const dayOf = (what: string) => dateField.describe(`The calendar day on which ${what}, \`YYYY-MM-DD\`.`);
export const digestField = z
  .string()
  .regex(/^[0-9a-f]{64}$/, "must be 64 lower-case hexadecimal digits")
  .describe("The SHA-256 digest of the file, 64 lower-case hexadecimal digits.");
/** Spousal consents and notarizations expire. */
export const expiryField = dayOf("it counts for the last time, where it ages");
const documentIdField = z
  .string("must be a document's id")
  .min(1)
  .max(64)
  .describe("The `id` of one of the rollover's `documents`.")
  .register(graphqlTypes, { scalar: "String" });
const nothing = z.strictObject({});

export const ACTION_PARAMS = {
  request_consent: nothing,
  sign_consent: z.strictObject({ consentReference: consentField }),
  submit: z.strictObject({ consentReference: consentField }),
  start_review: nothing,
  approve: nothing,
  reject: z.strictObject({ code: codeField, reason: reasonField }),
  request_documents: z.strictObject({
    types: z
      .array(documentTypeField)
      .min(1, "must name at least one type")
      .max(documentTypeField.options.length)
      .describe("The documents that are missing."),
    from: documentSourceField,
  }),
  provide_documents: z.strictObject({
    documents: z
      .array(
        z
          .strictObject({
            type: documentTypeField,
            name: lineField(255).describe("What it is called."),
            sha256: digestField,
            expiresOn: expiryField.optional(),
          })
          .describe("A document that is handed in, by reference.")
          .register(graphqlTypes, { name: "DocumentInput" }),
      )
      .min(1, "must hold at least one document")
      .max(20, "must hold at most 20 documents")
      .describe(
        "One to twenty documents, by reference: the files stay with you. `POST /v1/rollovers/{id}/documents` takes the file itself.",
      ),
  }),
  accept_document: z.strictObject({ documentId: documentIdField }),
  reject_document: z.strictObject({ documentId: documentIdField, code: codeField, reason: reasonField }),
  waive_documents: z.strictObject({ reason: reasonField }),
  send_to_custodian: nothing,
  acknowledge: nothing,
  custodian_soft_reject: z.strictObject({
    code: codeField,
    remedy: reasonField.describe("What would help, for people. Up to 500 characters, and nothing personal."),
  }),
  custodian_reject: z.strictObject({ code: codeField }),
  mark_funds_sent: MONEY_PARAMS.mark_funds_sent,
  record_distribution: MONEY_PARAMS.record_distribution,
  report_funds_returned: MONEY_PARAMS.report_funds_returned,
  mark_funds_received: MONEY_PARAMS.mark_funds_received,
  void_receipt: MONEY_PARAMS.void_receipt,
  resolve_mismatch: MONEY_PARAMS.resolve_mismatch,
  complete: MONEY_PARAMS.complete,
  hold: z.strictObject({ reason: reasonField, code: codeField.optional() }),
  release: nothing,
  cancel: z.strictObject({ reason: reasonField }),
  fail: z.strictObject({
    code: codeField,
    reason: reasonField,
    fundsDisposition: reasonField
      .describe("Where the money is: required once it has left. Up to 500 characters, and nothing personal.")
      .optional(),
  }),
  expire: nothing,
} as const satisfies Record<string, z.ZodType>;
