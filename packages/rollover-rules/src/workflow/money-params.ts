import {
  amountField,
  dateField,
  enumField,
  graphqlTypes,
  lineField,
  sumField,
  textField,
} from "@svc/service-kit/fields";
import { z } from "zod";
import { declarationFields, lateReasonCodeField } from "../deadlines/late-reasons.ts";
import { carrierField, expectedOnField, trackingNumberField } from "../mail/mail-fields.ts";
import { assetsField } from "../money/asset-fields.ts";
import { paymentSourcesField } from "../money/money-source-input.ts";

export const reasonField = textField(500).describe(
  "Reason, up to 500 characters. Do not include personal data.",
);

export const fundsRecipientField = enumField("FundsRecipient", "Recipient of the money.", {
  destination: "The destination custodian.",
  participant: "The participant.",
});

const returnReasonField = enumField("ReturnReason", "Reason the money is no longer on its way.", {
  lost: "The payment was lost.",
  returned: "The payment was returned, for a reason not listed here.",
  stale: "The check went stale.",
  refused: "The destination refused the payment and sent it back.",
  wrong_payee: "The check named the wrong payee.",
  insufficient_funds: "The payment bounced: the paying account had insufficient funds.",
  ach_return: "The bank returned the ACH payment.",
  participant_withdrew: "The participant changed their mind, and the payment was stopped or sent back.",
});

const receiptVoidReasonField = enumField("ReceiptVoidReason", "Reason a receipt is void.", {
  typed_wrong: "The receipt was recorded incorrectly.",
  bounced: "The check bounced, or the payment was reversed.",
});

const sourceReturnReasonField = enumField("SourceReturnReason", "Reason received money went back.", {
  refused: "The destination does not accept the money.",
  wrong_payee: "The check named the wrong payee.",
  wrong_account: "The money was sent to the wrong account or custodian.",
  insufficient_funds: "The payment bounced: the paying account had insufficient funds.",
  ach_return: "The bank returned the ACH payment.",
  too_much: "More was sent than was requested.",
  not_eligible: "The money was not eligible for a rollover and was removed.",
  participant_withdrew: "The participant changed their mind.",
  other: "Another reason.",
});

const postingReversalReasonField = enumField("PostingReversalReason", "Reason a posting is reversed.", {
  wrong_account: "The money was posted to the wrong account.",
  wrong_amount: "The wrong amount was posted.",
  payment_reversed: "The payment bounced or was reversed.",
  other: "Another reason.",
});

const mismatchKindField = enumField("MismatchKind", "Kind of difference.", {
  receipt: "The amount received differs from the amount sent.",
  request: "The amount sent differs from the amount requested.",
  assets: "The assets received differ from the assets sent.",
});

export const deliveryMethodField = z
  .enum(["check", "wire", "ach", "acats", "internal"], "must be check, wire, ach, acats or internal")
  .register(graphqlTypes, {
    name: "DeliveryMethod",
    values: {
      check: "By check.",
      wire: "By wire.",
      ach: "Through the Automated Clearing House.",
      acats: "Through the Automated Customer Account Transfer Service.",
      internal: "Within one custodian.",
    },
  });

const withheldField = (taxType: string) =>
  sumField.describe(
    `Amount withheld for ${taxType} tax. Must be zero for direct rollovers and trustee-to-trustee transfers.`,
  );
export const stateCodeField = z
  .string("must be a state such as CA")
  .regex(/^[A-Z]{2}$/, "must be two capital letters, such as CA")
  .describe("U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R.")
  .register(graphqlTypes, { scalar: "String" });
export const dayField = (description: string) =>
  dateField.describe(`The date ${description}, \`YYYY-MM-DD\`.`);
const recordIdField = (recordType: string, addition = "") =>
  z
    .string(`must be a ${recordType} ID`)
    .min(1)
    .max(64)
    .describe(`ID of one of the rollover's \`${recordType}s\`.${addition}`)
    .register(graphqlTypes, { scalar: "String" });

const paymentDetails = {
  checkNumber: lineField(32).describe("Number printed on the check.").optional(),
  payee: lineField(200).describe("Payee, such as `Fidelity FBO Grace Hopper`.").optional(),
};
const mailDetails = {
  carrier: carrierField.describe("Carrier of a mailed check.").optional(),
  trackingNumber: trackingNumberField
    .describe(
      "Tracking number of the carrier or bank. With a `carrier`, its format and check digit are checked.",
    )
    .optional(),
  expectedOn: expectedOnField
    .describe(
      "Date a check mailed to the destination is expected to arrive, `YYYY-MM-DD`, up to 90 days from today. The rollover is overdue after that date. Default: based on the organization's `waits`.",
    )
    .optional(),
};
const sources = paymentSourcesField
  .optional()
  .describe(
    "Split among the rollover's `moneySources`, before withholding. Default: the requested split. Required if the request does not determine one.",
  );
const datesAttested = z
  .boolean("must be true or false")
  .describe(
    "Confirms that dates before the creation of the rollover are correct, because the money moved before the rollover was recorded.",
  )
  .optional();

const selfCertificationField = z
  .strictObject({
    certifiedOn: dayField("the participant signed the certification"),
    ...declarationFields,
    reasonEndedOn: dayField("the reason ended")
      .nullish()
      .describe(
        "Date the reason ended. A contribution within 30 days after it counts as made as soon as practicable (section 3.02(3)).",
      ),
  })
  .describe("The participant's certification for money that arrived after the 60 days (Rev. Proc. 2020-46).")
  .register(graphqlTypes, { name: "SelfCertificationInput" });

const MONEY_OR_ASSETS_REQUIRED = { path: ["amount"], error: "must be more than zero" };
const hasMoneyOrAssets = ({ amount, assets = [] }: { amount: string; assets?: unknown[] | undefined }) =>
  amount !== "0.00" || assets.length > 0;

const NO_CORRECTION = { path: ["reason"], error: "must come with at least one corrected value" };
const hasCorrection = (idParam: string) => (params: Record<string, unknown>) =>
  Object.entries(params).some(
    ([name, value]) => value !== undefined && ![idParam, "reason", "datesAttested"].includes(name),
  );

export const MONEY_PARAMS = {
  mark_funds_sent: z
    .strictObject({
      method: deliveryMethodField.describe("How the money is delivered, such as `wire` or `check`."),
      amount: sumField.describe(
        "Amount sent, net of withholding. More than zero, unless assets were sent in kind.",
      ),
      assets: assetsField
        .optional()
        .describe(
          "Assets sent in kind, with their `fairMarketValue`: by ACATS or internally from one IRA to another, or from a plan.",
        ),
      sentTo: fundsRecipientField,
      withheldFederal: withheldField("federal").optional(),
      withheldState: withheldField("state").optional(),
      stateCode: stateCodeField.optional(),
      ...mailDetails,
      sentOn: dayField("the money left").optional(),
      receivedOn: dayField("the participant received the money")
        .describe(
          "For money paid to the participant: date they received it, which starts the 60 days. Default: `sentOn`, or today.",
        )
        .optional(),
      payableTo: fundsRecipientField
        .describe(
          "Payee of money sent to the participant. `destination`: a check payable to the destination, which is a direct rollover to which the 60 days do not apply (Reg. §1.401(a)(31)-1, Q&A-4). `participant`: money reported as paid to the participant. If omitted, the 60 days are tracked.",
        )
        .optional(),
      ...paymentDetails,
      sources,
      reissueOf: recordIdField(
        "transfer",
        " For a payment that replaces a lost, stale or returned one. It keeps the withholding, the tax year and the 60 days of the first payment (Rev. Rul. 2025-15).",
      ).optional(),
      datesAttested,
    })
    .refine(hasMoneyOrAssets, MONEY_OR_ASSETS_REQUIRED),
  record_distribution: z.strictObject({
    receivedOn: dayField("the participant received the money"),
    grossAmount: amountField.describe("Amount distributed, before withholding."),
    withheldFederal: withheldField("federal"),
    withheldState: withheldField("state"),
    stateCode: stateCodeField.optional(),
    method: deliveryMethodField.describe("Delivery method. Default: `check`.").optional(),
    sentOn: dayField("the money left").optional(),
    ...paymentDetails,
    sources,
    datesAttested,
  }),
  report_funds_returned: z.strictObject({
    transferId: recordIdField("transfer"),
    reason: returnReasonField,
    returnedOn: dayField("the transfer was returned or found to be lost")
      .describe("Date the transfer was returned or found to be lost, `YYYY-MM-DD`. Default: today.")
      .optional(),
  }),
  mark_funds_received: z
    .strictObject({
      amount: sumField.describe("Amount received. More than zero, unless assets arrived in kind."),
      assets: assetsField.optional().describe("Assets received in kind."),
      receivedOn: dayField("the money arrived"),
      transferId: recordIdField(
        "transfer",
        " Default: the only outstanding transfer, or the one whose outstanding amount matches; otherwise the earliest transfers.",
      ).optional(),
      method: deliveryMethodField
        .describe("How the money is delivered, such as `wire` or `check`.")
        .optional(),
      ...paymentDetails,
      lateReason: reasonField
        .describe(
          "Reason the money is late. After the 60 days, this or `lateReasonCode` is required. It is not a certification by itself. Do not include personal data.",
        )
        .optional(),
      lateReasonCode: lateReasonCodeField.optional(),
      sources: sources.describe(
        "For money without a recorded transfer: its split among the rollover's `moneySources`. Default: the requested split.",
      ),
      selfCertification: selfCertificationField.optional(),
      datesAttested,
    })
    .refine(hasMoneyOrAssets, MONEY_OR_ASSETS_REQUIRED),
  reverse_posting: z.strictObject({ reason: postingReversalReasonField }),
  return_to_source: z.strictObject({
    reason: sourceReturnReasonField,
    returnedOn: dayField("the money was sent back"),
    receiptId: recordIdField("receipt", " Default: all money received.").optional(),
    amount: amountField
      .describe("Part of the receipt that was sent back. Requires `receiptId`. Default: all of it.")
      .optional(),
    datesAttested,
  }),
  correct_transfer: z
    .strictObject({
      transferId: recordIdField("transfer"),
      reason: reasonField,
      amount: amountField.describe("Correct amount sent, net of withholding.").optional(),
      withheldFederal: sumField.describe("Correct amount withheld for federal tax.").optional(),
      withheldState: sumField.describe("Correct amount withheld for state tax.").optional(),
      stateCode: stateCodeField.optional(),
      method: deliveryMethodField.describe("Correct delivery method.").optional(),
      sentOn: dayField("the money left").optional(),
      receivedOn: dayField("the participant received the money").optional(),
      ...mailDetails,
      ...paymentDetails,
      sources,
      datesAttested,
    })
    .refine(hasCorrection("transferId"), NO_CORRECTION),
  correct_receipt: z
    .strictObject({
      receiptId: recordIdField("receipt"),
      reason: reasonField,
      amount: amountField.describe("Correct amount received.").optional(),
      receivedOn: dayField("the money arrived").optional(),
      transferId: recordIdField("transfer", " The transfer that the money came from.").optional(),
      method: deliveryMethodField.describe("Correct delivery method.").optional(),
      ...paymentDetails,
      lateReason: reasonField.describe("Reason the money is late. Do not include personal data.").optional(),
      lateReasonCode: lateReasonCodeField.optional(),
      datesAttested,
    })
    .refine(hasCorrection("receiptId"), NO_CORRECTION),
  void_receipt: z.strictObject({ receiptId: recordIdField("receipt"), reason: receiptVoidReasonField }),
  resolve_mismatch: z.strictObject({
    reason: reasonField,
    which: mismatchKindField.describe("The difference to accept. Default: all open differences.").optional(),
  }),
  complete: z.strictObject({
    postedAmount: sumField.describe(
      "Amount posted to the destination account. Must be the amount received, or `0.00` if all of it arrived in kind.",
    ),
  }),
} as const;
