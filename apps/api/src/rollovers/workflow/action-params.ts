import { amountField, dateField, textField } from "@svc/service-kit/fields";
import { z } from "zod";

export const DOCUMENT_TYPES = ["loa", "statement", "distribution_form", "spousal_consent", "other"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const RETURN_REASONS = ["lost", "returned", "stale"] as const;

/** Zero or more, as money is written. */
const sumField = z
  .string('must be a decimal string such as "0.00"')
  .regex(
    /^(0|[1-9]\d{0,11})\.\d{2}$/,
    'must be a decimal string with two places, such as "0.00", below a trillion',
  );

const codeField = z
  .string("must be a code such as name_mismatch")
  .regex(/^[a-z][a-z0-9_]{0,63}$/, "must be lower-case letters, digits and underscores");
const reasonField = textField(500);
const nothing = z.strictObject({});

/** What each action has to be told; anything beyond it is refused. */
export const ACTION_PARAMS = {
  request_consent: nothing,
  sign_consent: z.strictObject({ consentReference: textField(255) }),
  submit: z.strictObject({ consentReference: textField(255) }),
  start_review: nothing,
  approve: nothing,
  reject: z.strictObject({ code: codeField, reason: reasonField }),
  request_documents: z.strictObject({
    types: z.array(z.enum(DOCUMENT_TYPES)).min(1, "must name at least one type").max(DOCUMENT_TYPES.length),
    from: z.enum(["integrator", "participant"], "must be integrator or participant"),
  }),
  provide_documents: z.strictObject({
    documents: z
      .array(
        z.strictObject({
          type: z.enum(DOCUMENT_TYPES),
          name: textField(255),
          sha256: z.string().regex(/^[0-9a-f]{64}$/, "must be 64 lower-case hexadecimal digits"),
        }),
      )
      .min(1, "must hold at least one document")
      .max(20, "must hold at most 20 documents"),
  }),
  send_to_custodian: nothing,
  acknowledge: nothing,
  custodian_soft_reject: z.strictObject({ code: codeField, remedy: reasonField }),
  custodian_reject: z.strictObject({ code: codeField }),
  mark_funds_sent: z.strictObject({
    method: z.enum(
      ["check", "wire", "ach", "acats", "internal"],
      "must be check, wire, ach, acats or internal",
    ),
    amount: amountField,
    sentTo: z.enum(["destination", "participant"], "must be destination or participant"),
    withheldFederal: sumField.optional(),
    withheldState: sumField.optional(),
    trackingNumber: textField(64).optional(),
  }),
  record_distribution: z.strictObject({
    receivedOn: dateField,
    grossAmount: amountField,
    withheldFederal: sumField,
    withheldState: sumField,
  }),
  report_funds_returned: z.strictObject({
    transferId: z.string("must be a transfer's id").min(1).max(64),
    reason: z.enum(RETURN_REASONS, `must be one of ${RETURN_REASONS.join(", ")}`),
  }),
  mark_funds_received: z.strictObject({
    amount: amountField,
    receivedOn: dateField,
    lateReason: reasonField.optional(),
  }),
  resolve_mismatch: z.strictObject({ reason: reasonField }),
  complete: z.strictObject({ postedAmount: amountField }),
  hold: z.strictObject({ reason: reasonField }),
  release: nothing,
  cancel: z.strictObject({ reason: reasonField }),
  fail: z.strictObject({ code: codeField, reason: reasonField, fundsDisposition: reasonField.optional() }),
  expire: nothing,
} as const satisfies Record<string, z.ZodType>;
