import { deliveryMethodSchema } from "@svc/custodians";
import {
  LATE_REASONS,
  type LateReasonCode,
  lateReasonCodeField,
} from "@svc/rollover-rules/deadlines/late-reasons";
import { type DatedMovements, findLateAmounts } from "@svc/rollover-rules/deadlines/sixty-days";
import { toTrackingUrl } from "@svc/rollover-rules/mail/carriers";
import { carrierField } from "@svc/rollover-rules/mail/mail-fields";
import { assetView, toAssetView } from "@svc/rollover-rules/money/asset-fields";
import { normalizeReceipts } from "@svc/rollover-rules/money/receipts";
import { findLastRolloverDay, normalizeTransfers } from "@svc/rollover-rules/money/transfers";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { fundsRecipientField } from "@svc/rollover-rules/workflow/money-params";
import { enumField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { sourceAmountView } from "../money-sources/money-source-view.ts";
import { moneyView as money } from "../money-sources/money-view.ts";

const day = z.iso.date();

const paymentFields = {
  checkNumber: z.string().nullable().describe("Number printed on the check."),
  payee: z.string().nullable().describe("Name to which the check is payable."),
  recordedOn: day.nullable().describe("Date it was recorded. Null for older records."),
};

export const transferView = z
  .strictObject({
    id: z.string().describe("ID of the transfer, used to report its money as lost, returned or received."),
    method: deliveryMethodSchema.describe("How the money is delivered, such as `wire` or `check`."),
    amount: money.describe("Amount sent, net of withholding."),
    withheldFederal: money.describe("Federal tax withheld."),
    withheldState: money.describe("State tax withheld."),
    stateCode: z.string().nullable().describe("State whose tax was withheld. Null if not given."),
    sentTo: fundsRecipientField,
    carrier: carrierField
      .meta({ "x-open-enum": true })
      .nullable()
      .describe("Carrier of a mailed check. New values may be added."),
    trackingNumber: z.string().nullable().describe("Tracking number of the carrier or bank."),
    trackingUrl: z
      .string()
      .nullable()
      .describe("The carrier's public tracking page. Null without a tracking number of a known carrier."),
    expectedOn: day
      .nullable()
      .describe("Date a mailed check is expected to arrive, if given. The arrival deadline depends on it."),
    status: enumField("TransferStatus", "Whether a transfer counts toward the totals.", {
      sent: "Totals include it.",
      void: "Lost, returned, stale or corrected. Totals exclude it.",
    }),
    voidReason: z
      .string()
      .nullable()
      .describe(
        "Reason it no longer counts, such as `lost`, `returned` or `corrected`. New values may be added.",
      ),
    voidedOn: day.nullable().describe("Date it was returned, voided or corrected, if recorded."),
    reissueOf: z
      .string()
      .nullable()
      .describe("ID of the void transfer that this payment reissues. Null for other payments."),
    replaces: z
      .string()
      .nullable()
      .describe("ID of the void transfer that this one corrects. Null if it corrects none."),
    code1099R: z
      .string()
      .nullable()
      .describe(
        "Form 1099-R distribution codes for this payment, as of the day it left. Later payments can have other codes. Null if no form is issued, or for older transfers without recorded codes.",
      ),
    sources: z
      .array(sourceAmountView)
      .describe("Split among the rollover's `moneySources`. Empty if it has none."),
    assets: z.array(assetView).describe("Assets sent in kind."),
    sentOn: day.nullable().describe("Date it left, if given."),
    receivedOn: day
      .nullable()
      .describe("Date the participant received money paid to them. Null if no 60-day period applies."),
    sixtyDayDueOn: day
      .nullable()
      .describe(
        "Last day of the transfer's 60-day period. For a plan loan offset, the due date of the tax return. For a repayment, the last day to repay. For a postponed deadline, the postponed day.",
      ),
    payableTo: fundsRecipientField
      .nullable()
      .describe(
        "Payee. A check sent to the participant can be payable to the destination. Null for money sent to the participant if the payee was not given.",
      ),
    ...paymentFields,
  })
  .meta({ id: "Transfer", description: "One payment, such as a check or a wire." })
  .register(graphqlTypes, { name: "RolloverTransfer" });

/** An open enum, because the IRS can add reasons. */
const lateReasonCodeView = z
  .enum(lateReasonCodeField.options)
  .meta({ "x-open-enum": true })
  .describe(
    "Reason it arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). New values may be added.",
  )
  .register(graphqlTypes, { scalar: "String", values: LATE_REASONS }) as unknown as z.ZodType<LateReasonCode>;

const selfCertificationView = z
  .strictObject({
    certifiedOn: day.describe("Date the participant signed the certification."),
    noPreviousDenial: z.literal(true).describe("The IRS has not denied a waiver for this distribution."),
    asSoonAsPracticable: z
      .literal(true)
      .describe("The contribution was made as soon as practicable after the reason ended."),
    reasonEndedOn: day.nullable().describe("Date the reason ended."),
  })
  .describe("The participant's certification for late money (Rev. Proc. 2020-46).")
  .register(graphqlTypes, { name: "SelfCertification" });

export const receiptView = z
  .strictObject({
    id: z.string().describe("ID of the receipt, used to void it."),
    status: enumField("ReceiptStatus", "Whether a receipt counts toward the totals.", {
      received: "Totals include it.",
      void: "Recorded incorrectly, bounced, returned or corrected. Totals exclude it.",
    }),
    voidReason: z
      .string()
      .nullable()
      .describe(
        "Reason it no longer counts, such as `typed_wrong`, `bounced` or `corrected`. New values may be added.",
      ),
    voidedOn: day.nullable().describe("Date it was voided, returned or corrected, if recorded."),
    replaces: z
      .string()
      .nullable()
      .describe("ID of the void receipt that this one corrects. Null if it corrects none."),
    amount: money.describe("Amount that was received."),
    assets: z.array(assetView).describe("Assets received in kind."),
    receivedOn: day.describe("Day on which the money was received."),
    transferId: z
      .string()
      .nullable()
      .describe(
        "The transfer whose money arrived. Null if unknown: the receipt then counts toward the earliest transfers.",
      ),
    method: deliveryMethodSchema
      .nullable()
      .describe("How the money is delivered, such as `wire` or `check`."),
    ...paymentFields,
    lateAmount: money.describe("Part that arrived after the 60 days of its transfer."),
    lateReason: z.string().nullable().describe("Explanation of why it is late."),
    lateReasonCode: lateReasonCodeView.nullable(),
    selfCertification: selfCertificationView.nullable(),
  })
  .meta({ id: "Receipt", description: "Money that arrived at the destination." })
  .register(graphqlTypes, { name: "RolloverReceipt" });

const mismatch = z.strictObject({
  expected: money.describe("Expected amount."),
  received: money.describe("Actual amount."),
  difference: z
    .string()
    .describe("Received minus expected. Can be negative.")
    .register(graphqlTypes, { scalar: "Money" }),
  status: enumField("MismatchStatus", "Whether a difference still blocks completion.", {
    open: "It blocks completion.",
    resolved: "Further receipts closed it, or it was accepted.",
  }),
  resolution: z.string().nullable().describe("Reason it was accepted."),
});

export const mismatchView = mismatch
  .extend({
    expected: money.describe("Amount that should have arrived."),
    received: money.describe("Amount that was received."),
  })
  .describe("Difference between the amounts sent and received. Null if there was none.")
  .register(graphqlTypes, { name: "AmountMismatch" });

export const requestMismatchView = mismatch
  .extend({
    expected: money.describe("Amount that was requested."),
    received: money.describe("Amount sent, including withholding."),
  })
  .describe("Difference between the amounts requested and sent. Null if there was none.")
  .register(graphqlTypes, { name: "RequestMismatch" });

export function toTransferViews({
  transfers,
  sixtyDayDueOn,
}: Pick<Rollover, "transfers" | "sixtyDayDueOn">): z.output<typeof transferView>[] {
  return normalizeTransfers(transfers, sixtyDayDueOn).map(({ dueOn, ...transfer }) => ({
    ...transfer,
    trackingUrl: toTrackingUrl(transfer.carrier, transfer.trackingNumber),
    assets: transfer.assets.map(toAssetView),
    sixtyDayDueOn: transfer.receivedOn === null ? null : findLastRolloverDay({ dueOn }, transfer.receivedOn),
  }));
}

export function toReceiptViews(rollover: DatedMovements): z.output<typeof receiptView>[] {
  if (rollover.receipts.length === 0) return [];
  const latePartsByReceipt = findLateAmounts(rollover);
  return normalizeReceipts(rollover.receipts).map(({ isCertified: _isCertified, ...receipt }) => ({
    ...receipt,
    assets: receipt.assets.map(toAssetView),
    lateAmount: latePartsByReceipt.get(receipt.id)?.amount ?? "0.00",
    selfCertification: receipt.selfCertification && {
      ...receipt.selfCertification,
      reasonEndedOn: receipt.selfCertification.reasonEndedOn ?? null,
    },
  }));
}
