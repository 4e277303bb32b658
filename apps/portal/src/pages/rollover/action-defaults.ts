import { asGroup, type Draft } from "../../forms/draft.ts";
import { strings } from "./action-strings.ts";
import { formatDollars, isPositive, toMoneySummary } from "./money.ts";
import type { Rollover } from "./rollover.ts";

/** Fills in expected values. `buildFieldNotes` explains the amounts, so that users can compare them with a statement. */
export function prefill(
  action: string,
  draft: Draft,
  { rollover, today }: { rollover: Rollover; today: string | null },
): Draft {
  const { outstanding, toBeSent } = toMoneySummary(rollover);
  const openTransfers = rollover.transfers.filter(({ status }) => status === "sent");
  const validReceipts = rollover.receipts.filter(({ status }) => status === "received");
  const onlyTransfer = openTransfers.length === 1 ? openTransfers[0] : undefined;
  const { received } = rollover.amounts;
  const defaults: Record<string, Record<string, Draft>> = {
    mark_funds_sent: {
      method: rollover.deliveryMethod,
      sentTo: rollover.type === "indirect_60_day" ? "participant" : "destination",
      ...(isPositive(toBeSent) ? { amount: toFieldText(toBeSent) } : {}),
      ...toDayField("sentOn", today),
    },
    mark_funds_received: {
      ...(isPositive(outstanding) ? { amount: toFieldText(outstanding) } : {}),
      ...toDayField("receivedOn", today),
      ...(onlyTransfer ? { transferId: onlyTransfer.id } : {}),
      ...(onlyTransfer?.checkNumber ? { checkNumber: onlyTransfer.checkNumber } : {}),
      ...(onlyTransfer ? { method: onlyTransfer.method } : {}),
    },
    complete: isPositive(received) ? { postedAmount: toFieldText(received) } : {},
    request_documents: { types: rollover.missingDocuments.map(({ type }) => type), from: "integrator" },
    report_funds_returned: { transferId: findOnlyId(openTransfers) },
    correct_receipt: { receiptId: findOnlyId(validReceipts) },
    void_receipt: { receiptId: findOnlyId(validReceipts) },
  };
  // A form ignores fields that its schema does not have.
  return { ...asGroup(draft), ...defaults[action] };
}

/** Formats as money fields do: with thousands separators, but no dollar sign. */
const toFieldText = (amount: string) => formatDollars(amount).slice(1);

const toDayField = (name: string, today: string | null) => (today === null ? {} : { [name]: today });

/** Returns notes by field name. */
export function buildFieldNotes(action: string, rollover: Rollover): Record<string, string> {
  const { outstanding, toBeSent } = toMoneySummary(rollover);
  switch (action) {
    case "mark_funds_sent":
      return toBeSent === null ? {} : { amount: strings.toBeSent(formatDollars(toBeSent)) };
    case "record_distribution":
      return toBeSent === null ? {} : { grossAmount: strings.toBeSent(formatDollars(toBeSent)) };
    case "mark_funds_received":
      return { amount: strings.outstanding(formatDollars(outstanding)) };
    case "complete":
      return { postedAmount: strings.received(formatDollars(rollover.amounts.received)) };
    default:
      return {};
  }
}

export function buildReferenceOptions({ documents, transfers, receipts }: Rollover) {
  const sentTransfers = transfers.filter(({ status }) => status === "sent");
  const validReceipts = receipts.filter(({ status }) => status === "received");
  return {
    documents: documents.map(({ id, name, status }) => ({ id, label: strings.document(name, status) })),
    transfers: sentTransfers.map(({ id, amount, method, sentOn }) => ({
      id,
      label: strings.transfer(formatDollars(amount), method, sentOn),
    })),
    receipts: validReceipts.map(({ id, amount, receivedOn }) => ({
      id,
      label: strings.receipt(formatDollars(amount), receivedOn),
    })),
  };
}

function findOnlyId(candidates: readonly { id: string }[]): string | undefined {
  return candidates.length === 1 ? candidates[0]?.id : undefined;
}
