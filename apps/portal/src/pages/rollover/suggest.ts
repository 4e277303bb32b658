import { type Draft, membersOf } from "../../forms/draft.ts";
import { strings } from "./action-strings.ts";
import { showMoney, toMoney } from "./money.ts";
import type { Rollover } from "./rollover.ts";

// Never prefills amounts and dates: users must copy them from statements, or differences go unnoticed.

export function suggest(action: string, draft: Draft, rollover: Rollover): Draft {
  const known: Record<string, Record<string, Draft>> = {
    mark_funds_sent: {
      method: rollover.deliveryMethod,
      sentTo: rollover.type === "indirect_60_day" ? "participant" : "destination",
    },
    request_documents: { types: rollover.missingDocuments.map(({ type }) => type), from: "integrator" },
    report_funds_returned: { transferId: only(rollover.transfers.filter(({ status }) => status === "sent")) },
    void_receipt: { receiptId: only(rollover.receipts.filter(({ status }) => status === "received")) },
  };
  return { ...membersOf(draft), ...known[action] };
}

export function notesOf(action: string, rollover: Rollover): Record<string, string> {
  const { outstanding, toBeSent } = toMoney(rollover);
  switch (action) {
    case "mark_funds_sent":
      return toBeSent === null ? {} : { amount: strings.toBeSent(showMoney(toBeSent)) };
    case "record_distribution":
      return toBeSent === null ? {} : { grossAmount: strings.toBeSent(showMoney(toBeSent)) };
    case "mark_funds_received":
      return { amount: strings.outstanding(showMoney(outstanding)) };
    case "complete":
      return { postedAmount: strings.received(showMoney(rollover.amounts.received)) };
    default:
      return {};
  }
}

export function referencesOf({ documents, transfers, receipts }: Rollover) {
  const live = transfers.filter(({ status }) => status === "sent");
  const counted = receipts.filter(({ status }) => status === "received");
  return {
    documents: documents.map(({ id, name, status }) => ({ id, label: strings.document(name, status) })),
    transfers: live.map(({ id, amount, method, sentOn }) => ({
      id,
      label: strings.transfer(showMoney(amount), method, sentOn),
    })),
    receipts: counted.map(({ id, amount, receivedOn }) => ({
      id,
      label: strings.receipt(showMoney(amount), receivedOn),
    })),
  };
}

function only(things: readonly { id: string }[]): string | undefined {
  return things.length === 1 ? things[0]?.id : undefined;
}
