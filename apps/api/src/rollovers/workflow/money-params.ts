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
import { assetsField } from "../assets/asset-fields.ts";
import { paymentSourcesField } from "../money-sources/money-source-input.ts";
import { declarations, lateReasonCodeField } from "./late-reasons.ts";

export const reasonField = textField(500).describe(
  "Why, for people. Up to 500 characters, and nothing personal.",
);

export const fundsRecipientField = enumField("FundsRecipient", "To whom money was sent.", {
  destination: "The destination custodian.",
  participant: "The participant.",
});

const returnReasonField = enumField("ReturnReason", "What became of money that did not arrive.", {
  lost: "It was lost.",
  returned: "It came back.",
  stale: "The cheque went stale.",
});

export const receiptVoidReasonField = enumField("ReceiptVoidReason", "Why a receipt counts no more.", {
  typed_wrong: "It was recorded wrong.",
  bounced: "The cheque bounced, or the payment was reversed.",
});

const mismatchKindField = enumField("MismatchKind", "Which difference is meant.", {
  receipt: "What arrived is not what was sent.",
  request: "What was sent is not what was requested.",
  assets: "What arrived in kind is not what was sent.",
});

export const deliveryMethodField = z
  .enum(["check", "wire", "ach", "acats", "internal"], "must be check, wire, ach, acats or internal")
  .register(graphqlTypes, { name: "DeliveryMethod" });

const withheldField = (by: string) =>
  sumField.describe(
    `Withheld for ${by} tax. Nothing can be from a direct rollover, or from a transfer between trustees.`,
  );
const dayOf = (what: string) => dateField.describe(`The calendar day on which ${what}, \`YYYY-MM-DD\`.`);
const idOf = (what: string, more = "") =>
  z
    .string(`must be a ${what}'s id`)
    .min(1)
    .max(64)
    .describe(`The \`id\` of one of the rollover's \`${what}s\`.${more}`)
    .register(graphqlTypes, { scalar: "String" });

const papers = {
  checkNumber: lineField(32).describe("The number of the cheque.").optional(),
  payee: lineField(200).describe("Whom it is made out to, such as `Fidelity FBO Grace Hopper`.").optional(),
};
const sources = paymentSourcesField
  .optional()
  .describe(
    "How it divides among the rollover's `moneySources`, before anything was withheld. As it was planned where it is not said, and required where the plan does not tell.",
  );
const datesAttested = z
  .boolean("must be true or false")
  .describe(
    "That the days are right although they are before the rollover was created: the money moved before it was recorded here.",
  )
  .optional();

const selfCertificationField = z
  .strictObject({
    certifiedOn: dayOf("the participant signed the certification"),
    ...declarations,
    reasonEndedOn: dayOf("the reason no longer prevented the contribution")
      .nullish()
      .describe(
        "The day on which the reason no longer prevented the contribution. What arrives within 30 days after it is made as soon as practicable (section 3.02(3)).",
      ),
  })
  .describe("The participant's certification for money that came after its 60 days (Rev. Proc. 2020-46).")
  .register(graphqlTypes, { name: "SelfCertificationInput" });

const IN_KIND = { path: ["amount"], error: "must be more than zero" };
const movesSomething = ({ amount, assets = [] }: { amount: string; assets?: unknown[] | undefined }) =>
  amount !== "0.00" || assets.length > 0;

export const MONEY_PARAMS = {
  mark_funds_sent: z
    .strictObject({
      method: deliveryMethodField.describe("How the money travels."),
      amount: sumField.describe(
        "What left, net of what was withheld. More than zero, unless something left in kind.",
      ),
      assets: assetsField.optional().describe("What left in kind, by ACATS from one IRA to another."),
      sentTo: fundsRecipientField,
      withheldFederal: withheldField("federal").optional(),
      withheldState: withheldField("state").optional(),
      trackingNumber: lineField(64).describe("The carrier's or the bank's number.").optional(),
      sentOn: dayOf("it left").optional(),
      receivedOn: dayOf("the participant received it")
        .describe(
          "Of money that is paid to the participant: the day on which they received it, from which their 60 days count. `sentOn` unless it is said, or else today.",
        )
        .optional(),
      payableTo: fundsRecipientField
        .describe(
          "Of money that goes by the participant's hands: `destination` for a cheque that is made out to the destination, which is a direct rollover and has no 60 days (Reg. §1.401(a)(31)-1, Q&A-4); `participant` for what is paid to them, which is reported as such. Unless it is said, the 60 days are watched.",
        )
        .optional(),
      ...papers,
      sources,
      datesAttested,
    })
    .refine(movesSomething, IN_KIND),
  record_distribution: z.strictObject({
    receivedOn: dayOf("the participant received the money"),
    grossAmount: amountField.describe("What was distributed, before anything was withheld."),
    withheldFederal: withheldField("federal"),
    withheldState: withheldField("state"),
    method: deliveryMethodField.describe("How it was paid; `check` unless it is said.").optional(),
    sentOn: dayOf("it left").optional(),
    ...papers,
    sources,
    datesAttested,
  }),
  report_funds_returned: z.strictObject({ transferId: idOf("transfer"), reason: returnReasonField }),
  mark_funds_received: z
    .strictObject({
      amount: sumField.describe("What arrived. More than zero, unless something arrived in kind."),
      assets: assetsField.optional().describe("What arrived in kind."),
      receivedOn: dayOf("it arrived"),
      transferId: idOf(
        "transfer",
        " Without it, it is taken for the one that is outstanding, or that has this amount outstanding; else for what left first.",
      ).optional(),
      method: deliveryMethodField.describe("How it arrived.").optional(),
      ...papers,
      lateReason: reasonField
        .describe(
          "Why it is late, for people. After the 60 days this or `lateReasonCode` is required; by itself it is no certification. Nothing personal.",
        )
        .optional(),
      lateReasonCode: lateReasonCodeField.optional(),
      selfCertification: selfCertificationField.optional(),
      datesAttested,
    })
    .refine(movesSomething, IN_KIND),
  void_receipt: z.strictObject({ receiptId: idOf("receipt"), reason: receiptVoidReasonField }),
  resolve_mismatch: z.strictObject({
    reason: reasonField,
    which: mismatchKindField
      .describe("Which difference is accepted; whatever is open unless it is said.")
      .optional(),
  }),
  complete: z.strictObject({
    postedAmount: sumField.describe(
      "What was posted to the destination account: what was received, and `0.00` where all of it came in kind.",
    ),
  }),
} as const;
