import { deliveryMethodSchema } from "@svc/custodians";
import { enumField, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { assetView } from "./assets/asset-fields.ts";
import { sourceAmountView } from "./money-sources/money-source-view.ts";
import type { Rollover } from "./rollover.ts";
import { type LateReasonCode, lateReasonCodeField } from "./workflow/late-reasons.ts";
import { fundsRecipientField } from "./workflow/money-params.ts";
import { knownReceipts } from "./workflow/receipts.ts";
import { lateParts, type SixtyDayFacts } from "./workflow/sixty-days.ts";
import { knownTransfers, lastDayOf } from "./workflow/transfers.ts";

const money = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .register(graphqlTypes, { scalar: "Money" });
const day = z.iso.date();

const papers = {
  checkNumber: z.string().nullable().describe("The number of the cheque."),
  payee: z.string().nullable().describe("Whom it is made out to."),
  recordedOn: day.nullable().describe("The day on which it was recorded; null where that was not kept yet."),
};

export const transferView = z
  .strictObject({
    id: z.string().describe("Names it where its money is reported lost, returned or received."),
    method: deliveryMethodSchema.describe("How the money travels."),
    amount: money.describe("Net of what was withheld."),
    withheldFederal: money.describe("Withheld for federal tax."),
    withheldState: money.describe("Withheld for state tax."),
    sentTo: fundsRecipientField,
    trackingNumber: z.string().nullable().describe("The carrier's or the bank's number."),
    status: enumField("TransferStatus", "Whether a transfer counts.", {
      sent: "It counts.",
      void: "It was lost, came back or went stale, and counts no more.",
    }),
    voidReason: z.string().nullable().describe("Why it counts no more: `lost`, `returned` or `stale`."),
    code1099R: z
      .string()
      .nullable()
      .describe(
        "The distribution codes of Form 1099-R by which this payment is reported, as of the day it left; a later one may have others. Null where no form is issued, or it was not written down yet.",
      ),
    sources: z
      .array(sourceAmountView)
      .describe("How it divides among the rollover's `moneySources`; none where it names none."),
    assets: z.array(assetView).describe("What left in kind."),
    sentOn: day.nullable().describe("The day on which it left, where somebody said it."),
    receivedOn: day
      .nullable()
      .describe("The day on which the participant received what is paid to them; null where no 60 days run."),
    sixtyDayDueOn: day
      .nullable()
      .describe(
        "The last of the 60 days from then; each distribution has its own. Of a loan that was offset, the day on which the tax return is due.",
      ),
    payableTo: fundsRecipientField
      .nullable()
      .describe(
        "Whom it is made out to: the participant may carry what is the destination's. Null where nobody said it of what they carry.",
      ),
    ...papers,
  })
  .meta({ id: "Transfer", description: "One sending of money: a cheque, a wire." })
  .register(graphqlTypes, { name: "RolloverTransfer" });

/** An open enum: the IRS has added a reason before. */
const lateReasonCodeView = z
  .enum(lateReasonCodeField.options)
  .meta({ "x-open-enum": true })
  .describe("Why it came after its 60 days, by Rev. Proc. 2020-46, section 3.02(2). New values may be added.")
  .register(graphqlTypes, { scalar: "String" }) as unknown as z.ZodType<LateReasonCode>;

const selfCertificationView = z
  .strictObject({
    certifiedOn: day.describe("The day on which the participant signed it."),
    noPreviousDenial: z.literal(true).describe("The IRS has not denied a waiver for this distribution."),
    asSoonAsPracticable: z
      .literal(true)
      .describe("It was contributed as soon as practicable after the reason no longer prevented it."),
    reasonEndedOn: day.nullable().describe("The day on which the reason no longer prevented it."),
  })
  .describe("What the participant certified of money that came late (Rev. Proc. 2020-46).")
  .register(graphqlTypes, { name: "SelfCertification" });

export const receiptView = z
  .strictObject({
    id: z.string().describe("Names it where it is made void."),
    status: enumField("ReceiptStatus", "Whether a receipt counts.", {
      received: "It counts.",
      void: "It was recorded wrong, or bounced, and counts no more.",
    }),
    voidReason: z.string().nullable().describe("Why it counts no more: `typed_wrong` or `bounced`."),
    amount: money.describe("What arrived."),
    assets: z.array(assetView).describe("What arrived in kind."),
    receivedOn: day.describe("The day on which it arrived."),
    transferId: z
      .string()
      .nullable()
      .describe(
        "The transfer that it is of; null where it may be of several: then it is taken for what left first.",
      ),
    method: deliveryMethodSchema.nullable().describe("How it arrived."),
    ...papers,
    lateAmount: money.describe("What of it came after the 60 days of the money that it is of."),
    lateReason: z.string().nullable().describe("Why it is late, for people."),
    lateReasonCode: lateReasonCodeView.nullable(),
    selfCertification: selfCertificationView.nullable(),
  })
  .meta({ id: "Receipt", description: "Money that arrived at the destination." })
  .register(graphqlTypes, { name: "RolloverReceipt" });

const mismatch = z.strictObject({
  expected: money.describe("What was expected."),
  received: money.describe("What was there."),
  difference: z
    .string()
    .describe("Received less expected; may be negative.")
    .register(graphqlTypes, { scalar: "Money" }),
  status: enumField("MismatchStatus", "Whether a difference still stands in the way of completion.", {
    open: "It does.",
    resolved: "Further receipts closed it, or it was accepted.",
  }),
  resolution: z.string().nullable().describe("Why it was accepted."),
});

export const mismatchView = mismatch
  .extend({
    expected: money.describe("What should have arrived."),
    received: money.describe("What arrived."),
  })
  .describe("The difference between what was sent and what arrived; null where there was none.")
  .register(graphqlTypes, { name: "AmountMismatch" });

export const requestMismatchView = mismatch
  .extend({
    expected: money.describe("What was requested."),
    received: money.describe("What left, with what was withheld of it."),
  })
  .describe("The difference between what was requested and what was sent; null where there was none.")
  .register(graphqlTypes, { name: "RequestMismatch" });

export function toTransferViews({
  transfers,
  sixtyDayDueOn,
}: Pick<Rollover, "transfers" | "sixtyDayDueOn">): z.output<typeof transferView>[] {
  return knownTransfers(transfers, sixtyDayDueOn).map(({ dueOn, ...transfer }) => ({
    ...transfer,
    sixtyDayDueOn: transfer.receivedOn === null ? null : lastDayOf({ dueOn }, transfer.receivedOn),
  }));
}

export function toReceiptViews(rollover: SixtyDayFacts): z.output<typeof receiptView>[] {
  if (rollover.receipts.length === 0) return [];
  const late = lateParts(rollover);
  return knownReceipts(rollover.receipts).map(({ isCertified: _isCertified, ...receipt }) => ({
    ...receipt,
    lateAmount: late.get(receipt.id)?.amount ?? "0.00",
    selfCertification: receipt.selfCertification && {
      ...receipt.selfCertification,
      reasonEndedOn: receipt.selfCertification.reasonEndedOn ?? null,
    },
  }));
}
