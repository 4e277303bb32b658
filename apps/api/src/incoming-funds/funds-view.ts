import type { Environment } from "@svc/keys";
import { enumField, environmentField, timestampField } from "@svc/service-kit/fields";
import { toETag } from "@svc/service-kit/http";
import { z } from "zod";
import { defineExpansions } from "../context/selection.ts";
import { custodianExpansion, expandedCustodian } from "../custodians/custodian-expansion.ts";
import { moneyView as money } from "../rollovers/money-sources/money-view.ts";
import { fundsMethodField } from "./funds-input.ts";
import type { IncomingFunds } from "./incoming-funds.ts";

export const fundsStatusField = enumField("IncomingFundsStatus", "Where the money is.", {
  unmatched: "It is not matched to a rollover yet.",
  suspense: "It is in suspense, with a deadline for its return.",
  applied: "It is applied to rollovers.",
  returned: "It was returned to its sender. This is final.",
  reversed: "The bank took it back. This is final.",
});

const text = (description: string) => z.string().nullable().describe(description);

export const incomingFundsSchema = z
  .strictObject({
    id: z.string().describe("TypeID: `inf_` followed by 26 characters."),
    object: z.literal("incoming_funds"),
    environment: environmentField,
    status: fundsStatusField,
    amount: money.describe("The amount received."),
    receivedOn: z.string().describe("The date the money arrived."),
    method: fundsMethodField,
    payerName: text("The sender, as printed."),
    payee: text("The payee line."),
    memo: text("The memo or remittance text."),
    checkNumber: text("Number printed on the check."),
    traceNumber: text("ACH trace number, wire reference or tracking number."),
    bankReference: text("The bank's ID of the entry."),
    accountNumberMask: text("The account number as printed, masked."),
    custodianId: text("The custodian that sent the money."),
    imageSha256: text("SHA-256 digest of the image."),
    suspectedDuplicateOf: text("Earlier money with the same bank reference. Null if none."),
    splitFrom: text(
      "The incoming funds that this money was split from. If money is applied to several rollovers and one of them releases its part, the part becomes separate incoming funds.",
    ),
    fileId: text("The bank file that it came from."),
    line: z.int().nullable().describe("Its line in the bank file."),
    note: text("A note for the people who work on it."),
    ownerId: text("Your ID for the person who works on it."),
    suspense: z
      .strictObject({
        since: timestampField.describe("When the money was put in suspense."),
        reason: z.string().describe("Why it is in suspense."),
        returnBy: z.string().describe("Last day to return it."),
      })
      .meta({ id: "IncomingFundsSuspense", description: "Why the money is in suspense, and until when." })
      .nullable(),
    allocations: z
      .array(
        z
          .strictObject({
            rolloverId: z.string().describe("The rollover that received this part."),
            amount: money.describe("The part of the money for this rollover."),
            receiptId: z.string().describe("The rollover's receipt that records it."),
            transferId: text("The transfer that arrived. Null if unknown."),
          })
          .meta({ id: "IncomingFundsAllocation", description: "Part of the money, applied to a rollover." }),
      )
      .describe("The rollovers that the money is applied to. The amounts add up to `amount`."),
    outcome: z
      .strictObject({
        reason: z.string().describe("Reason for the return or reversal."),
        on: z.string().describe("Date of the return or reversal."),
        method: text("Method of the return."),
        trackingNumber: text("Tracking number of the return."),
        code: text("Return code of the bank, such as `R01`."),
      })
      .meta({
        id: "IncomingFundsOutcome",
        description: "Details of a return or reversal of the money.",
      })
      .nullable(),
    version: z.int().describe("Counts changes. Send it as `If-Match`."),
    createdAt: timestampField.describe("Time of recording."),
    updatedAt: timestampField.describe("Time of the last change."),
    custodian: expandedCustodian,
  })
  .meta({ id: "IncomingFunds", description: "Money that arrived, and where it is now." });

export const incomingFundsExpansions = defineExpansions({ custodian: custodianExpansion() });

export type IncomingFundsView = z.output<typeof incomingFundsSchema>;

export const incomingFundsEtag = ({ version }: Pick<IncomingFundsView, "version">) => toETag(version);

export function toIncomingFundsView(row: IncomingFunds, environment: Environment): IncomingFundsView {
  const { suspenseSince, suspenseReason, returnBy } = row;
  return {
    id: row.id,
    object: "incoming_funds",
    environment,
    status: row.status,
    amount: row.amount,
    receivedOn: row.receivedOn,
    method: row.method,
    payerName: row.payerName,
    payee: row.payee,
    memo: row.memo,
    checkNumber: row.checkNumber,
    traceNumber: row.traceNumber,
    bankReference: row.bankReference,
    accountNumberMask: row.accountNumberMask,
    custodianId: row.custodianId,
    imageSha256: row.imageSha256,
    suspectedDuplicateOf: row.duplicateOf,
    splitFrom: row.splitFrom,
    fileId: row.fileId,
    line: row.line,
    note: row.note,
    ownerId: row.ownerId,
    suspense: suspenseSince && {
      since: suspenseSince.toISOString(),
      reason: suspenseReason ?? "",
      returnBy: returnBy ?? "",
    },
    allocations: row.allocations,
    outcome: row.outcome,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export const incomingFundsPayload = {
  name: "IncomingFundsPayload",
  description: "Result of a mutation of incoming funds.",
  view: z.object({
    incomingFunds: incomingFundsSchema.describe("The updated incoming funds. Null if there are errors."),
  }),
  toPayload: (incomingFunds: IncomingFundsView) => ({ incomingFunds }),
};
