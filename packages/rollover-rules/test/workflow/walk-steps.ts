import { sumAmounts } from "@svc/rollover-rules/money/amounts";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import fc from "fast-check";
import { buildReceivedInKind, buildSentInKind } from "./asset-invariants.ts";
import { toCents } from "./money-invariants.ts";
import { VALID_PARAMS } from "./workflow-table.ts";

export interface Step {
  /** Chooses the action, and which of its alternative params to use. */
  pick: number;
  cents: number;
  withheldCents: number;
  toParticipant: boolean;
  /** True if amounts fit the rollover instead of being random. Also chooses between alternative params. */
  isExact: boolean;
  /** True if final states other than `completed` are possible. */
  isEnding: boolean;
  /** Minutes that pass before the step: up to 50 hours, sometimes up to 21 days. */
  minutes: number;
  /** Days since the participant received the recorded money. Also days until a document expires. */
  days: number;
}

export const anyStep: fc.Arbitrary<Step> = fc.record({
  pick: fc.noShrink(fc.nat({ max: 359_999 })),
  cents: fc.integer({ min: 3, max: 99_999_999 }),
  withheldCents: fc.integer({ min: 0, max: 100 }),
  toParticipant: fc.boolean(),
  isExact: fc.boolean(),
  // True for one step in twelve.
  isEnding: fc.integer({ min: 1, max: 12 }).map((one) => one === 7),
  minutes: fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 30_000 })),
  days: fc.integer({ min: 0, max: 70 }),
});
export const formatCents = (cents: number) => (cents / 100).toFixed(2);
const addDays = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

export function buildMoneySources(preTaxPercent: number | null): WorkflowState["moneySources"] {
  if (preTaxPercent === null) return [];
  const unknown = { amount: null, firstContributionYear: null, basis: null, earnings: null };
  const sources = [
    { ...unknown, kind: "pre_tax" as const, percent: String(preTaxPercent) },
    { ...unknown, kind: "after_tax" as const, percent: String(100 - preTaxPercent) },
  ];
  return sources.filter(({ percent }) => percent !== "0");
}

const pickFrom = <T>(list: readonly T[], pick: number): T | undefined =>
  list[pick % Math.max(list.length, 1)];

const buildDocumentParams = ({ pick, days }: Step, now: Date) => ({
  documents: (["loa", "statement"] as const).slice(0, 1 + (pick % 2)).map((type) => ({
    type,
    name: "scan.pdf",
    sha256: "c".repeat(64),
    ...(pick % 3 === 0 ? { expiresOn: addDays(now, days) } : {}),
  })),
});

/** Finds the last document with one of the statuses, preferably an unexpired one. */
function findLastDocumentId({ documents }: WorkflowState, now: Date, ...statuses: string[]): string {
  const matching = documents.filter(({ status }) => statuses.includes(status));
  const isUnexpired = ({ expiresOn }: (typeof matching)[number]) =>
    !expiresOn || expiresOn >= addDays(now, 0);
  return (matching.findLast(isUnexpired) ?? matching.at(-1))?.id ?? "none";
}

export function buildParams(
  current: WorkflowState,
  action: CallerAction,
  { step, now }: { step: Step; now: Date },
): Record<string, unknown> {
  const { sent, received } = sumAmounts(current);
  const transfer = pickFrom(
    current.transfers.filter(({ status }) => status === "sent"),
    step.pick,
  );
  const receipt = pickFrom(
    current.receipts.filter(({ status }) => status === "received"),
    step.pick,
  );
  const outstanding = toCents(sent) - toCents(received);
  switch (action) {
    case "mark_funds_sent":
      return {
        method: "wire",
        amount: formatCents(step.cents),
        sentTo: step.toParticipant ? "participant" : "destination",
        ...(step.toParticipant && step.isExact
          ? { receivedOn: addDays(now, -step.days), payableTo: "participant" }
          : {}),
        ...buildSentInKind(current, step.pick, step.toParticipant),
        ...(step.withheldCents > 50 ? { withheldFederal: formatCents(step.withheldCents) } : {}),
      };
    case "record_distribution":
      return {
        receivedOn: addDays(now, -step.days),
        grossAmount: formatCents(step.cents + 2 * step.withheldCents),
        withheldFederal: formatCents(step.withheldCents),
        withheldState: formatCents(step.withheldCents),
      };
    case "report_funds_returned":
      return { transferId: transfer?.id ?? "tr_1", reason: "stale" };
    case "mark_funds_received": {
      const amount = step.isExact && outstanding > 0 ? outstanding : step.cents;
      const namesTransfer = transfer && step.pick % 3 === 0;
      return {
        amount: formatCents(amount),
        receivedOn: addDays(now, 0),
        lateReason: "Postal delay.",
        ...buildReceivedInKind(current, step.pick, step.isExact),
        ...(namesTransfer ? { transferId: transfer.id } : {}),
      };
    }
    case "void_receipt":
      return { receiptId: receipt?.id, reason: "bounced" };
    case "return_to_source": {
      const part = Math.min(step.cents, toCents(receipt?.amount ?? "0.01"));
      const isPart = step.isExact && part > 0;
      return {
        reason: "refused",
        returnedOn: addDays(now, 0),
        ...(isPart ? { receiptId: receipt?.id, amount: formatCents(part) } : {}),
      };
    }
    case "correct_transfer":
      return {
        transferId: transfer?.id ?? "tr_1",
        reason: "A digit was wrong.",
        ...(step.isExact ? { amount: formatCents(step.cents) } : { checkNumber: "7" }),
      };
    case "correct_receipt":
      return {
        receiptId: receipt?.id,
        reason: "A digit was wrong.",
        lateReason: "Postal delay.",
        ...(step.isExact ? { amount: formatCents(step.cents) } : { checkNumber: "7" }),
      };
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
