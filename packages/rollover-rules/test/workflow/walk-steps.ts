import { sumAmounts } from "@svc/rollover-rules/money/amounts";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import fc from "fast-check";
import { buildReceivedInKind, buildSentInKind } from "./asset-invariants.ts";
import { toCents } from "./money-invariants.ts";
import { VALID_PARAMS } from "./workflow-table.ts";

export interface Step {
  pick: number;
  cents: number;
  withheld: number;
  toParticipant: boolean;
  isExact: boolean;
  isEnding: boolean;
  /** Minutes before the step: mostly few, sometimes days. */
  minutes: number;
  /** Days since the participant received the recorded money. */
  daysAgo: number;
}

export const step: fc.Arbitrary<Step> = fc.record({
  pick: fc.noShrink(fc.nat({ max: 359_999 })),
  cents: fc.integer({ min: 3, max: 99_999_999 }),
  withheld: fc.integer({ min: 0, max: 100 }),
  toParticipant: fc.boolean(),
  isExact: fc.boolean(),
  isEnding: fc.integer({ min: 1, max: 12 }).map((one) => one === 7),
  minutes: fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 30_000 })),
  daysAgo: fc.integer({ min: 0, max: 70 }),
});
export const formatCents = (cents: number) => (cents / 100).toFixed(2);
const getDayBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

export function buildMoneySources(preTax: number | null): WorkflowState["moneySources"] {
  if (preTax === null) return [];
  const line = { amount: null, firstContributionYear: null, basis: null, earnings: null };
  const lines = [
    { ...line, kind: "pre_tax" as const, percent: String(preTax) },
    { ...line, kind: "after_tax" as const, percent: String(100 - preTax) },
  ];
  return lines.filter(({ percent }) => percent !== "0");
}

const buildDocumentParams = ({ pick, daysAgo }: Step, now: Date) => ({
  documents: (["loa", "statement"] as const).slice(0, 1 + (pick % 2)).map((type) => ({
    type,
    name: "scan.pdf",
    sha256: "c".repeat(64),
    ...(pick % 3 === 0 ? { expiresOn: getDayBefore(now, -daysAgo) } : {}),
  })),
});

/** Finds the last document with one of the statuses, preferably one that has not expired. */
function findLastDocumentId({ documents }: WorkflowState, now: Date, ...statuses: string[]): string {
  const matching = documents.filter(({ status }) => statuses.includes(status));
  const isUnexpired = ({ expiresOn }: (typeof matching)[number]) =>
    !expiresOn || expiresOn >= getDayBefore(now, 0);
  return (matching.findLast(isUnexpired) ?? matching.at(-1))?.id ?? "none";
}

export function buildParams(
  current: WorkflowState,
  action: CallerAction,
  step: Step,
  now: Date,
): Record<string, unknown> {
  const { sent, received } = sumAmounts(current);
  const live = current.transfers.filter((one) => one.status === "sent");
  const outstanding = toCents(sent) - toCents(received);
  switch (action) {
    case "mark_funds_sent":
      return {
        method: "wire",
        amount: formatCents(step.cents),
        sentTo: step.toParticipant ? "participant" : "destination",
        ...(step.toParticipant && step.isExact
          ? { receivedOn: getDayBefore(now, step.daysAgo), payableTo: "participant" }
          : {}),
        ...buildSentInKind(current, step.pick, step.toParticipant),
        ...(step.withheld > 50 ? { withheldFederal: formatCents(step.withheld) } : {}),
      };
    case "record_distribution":
      return {
        receivedOn: getDayBefore(now, step.daysAgo),
        grossAmount: formatCents(step.cents + 2 * step.withheld),
        withheldFederal: formatCents(step.withheld),
        withheldState: formatCents(step.withheld),
      };
    case "report_funds_returned":
      return { transferId: live[step.pick % Math.max(live.length, 1)]?.id ?? "tr_1", reason: "stale" };
    case "mark_funds_received": {
      const amount = step.isExact && outstanding > 0 ? outstanding : step.cents;
      const transfer = step.pick % 3 === 0 ? live[step.pick % Math.max(live.length, 1)] : undefined;
      return {
        amount: formatCents(amount),
        receivedOn: getDayBefore(now, 0),
        lateReason: "Postal delay.",
        ...buildReceivedInKind(current, step.pick, step.isExact),
        ...(transfer ? { transferId: transfer.id } : {}),
      };
    }
    case "void_receipt": {
      const counted = current.receipts.filter(({ status }) => status === "received");
      return { receiptId: counted[step.pick % Math.max(counted.length, 1)]?.id, reason: "bounced" };
    }
    case "return_to_source": {
      const counted = current.receipts.filter(({ status }) => status === "received");
      const receipt = counted[step.pick % Math.max(counted.length, 1)];
      const part = Math.min(step.cents, toCents(receipt?.amount ?? "0.01"));
      const isPart = step.isExact && part > 0;
      return {
        reason: "refused",
        returnedOn: getDayBefore(now, 0),
        ...(isPart ? { receiptId: receipt?.id, amount: formatCents(part) } : {}),
      };
    }
    case "correct_transfer":
      return {
        transferId: live[step.pick % Math.max(live.length, 1)]?.id ?? "tr_1",
        reason: "A digit was wrong.",
        ...(step.isExact ? { amount: formatCents(step.cents) } : { checkNumber: "7" }),
      };
    case "correct_receipt": {
      const counted = current.receipts.filter(({ status }) => status === "received");
      return {
        receiptId: counted[step.pick % Math.max(counted.length, 1)]?.id,
        reason: "A digit was wrong.",
        lateReason: "Postal delay.",
        ...(step.isExact ? { amount: formatCents(step.cents) } : { checkNumber: "7" }),
      };
    }
    case "sign_consent":
      return { consentReference: `consent-${now.getTime()}-${step.pick}` };
    case "amend":
      return {
        reason: "A digit was wrong.",
        ...(step.isExact
          ? { deliveryMethod: step.pick % 2 === 0 ? "wire" : "check" }
          : { destination: { accountNumber: `IRA-${step.cents}` } }),
      };
    case "complete":
      return { postedAmount: received };
    case "provide_documents":
      return buildDocumentParams(step, now);
    case "accept_document":
      return { documentId: findLastDocumentId(current, now, "provided", "rejected") };
    case "reject_document":
      return {
        ...VALID_PARAMS.reject_document,
        documentId: findLastDocumentId(current, now, "provided", "accepted"),
      };
    default:
      return VALID_PARAMS[action];
  }
}
