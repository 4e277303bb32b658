import type { DeliveryMethod } from "@svc/custodians";
import { getToday, type LocalTime } from "../deadlines/days.ts";
import { findShortfall, sumAmounts } from "../money/amounts.ts";
import { type Asset, subtractAssets } from "../money/asset.ts";
import { isShortInKind, sumInKind } from "../money/asset-mismatch.ts";
import { compareMoney, type Money, subtractMoney, take90Percent } from "../money/money.ts";
import { splitSimulatedPayment } from "../money/money-source.ts";
import { countsAsProvided } from "./document-rules.ts";
import type { ActionName } from "./transitions.ts";
import type { WorkflowState } from "./workflow-state.ts";

// Scripted sandbox custodians. The next move depends only on the rollover.

export interface ScriptedCustodian {
  slug: string;
  deliveryMethod: DeliveryMethod;
  amount: Money;
}

interface ScriptedMove {
  action: ActionName;
  params: Record<string, unknown>;
  afterDays: number;
}

type PlayScript = (
  current: WorkflowState,
  custodian: ScriptedCustodian,
  today: string,
) => Omit<ScriptedMove, "afterDays"> | null;

const createMove = (action: ActionName, params: Record<string, unknown> = {}) => ({ action, params });
/** Divides the amount among the money sources, by a simulated split if the request does not determine one. */
export const toSourcesParam = ({ moneySources, amountRequested }: WorkflowState, amount: Money) =>
  moneySources.length === 0 ? {} : { sources: splitSimulatedPayment(moneySources, amountRequested, amount) };
export const toAssetsParam = (assets: readonly Asset[]) =>
  assets.length === 0
    ? {}
    : {
        assets: assets.map(({ cusip, symbol, quantity }) => ({
          ...(cusip === null ? {} : { cusip }),
          ...(symbol === null ? {} : { symbol }),
          quantity,
        })),
      };
const hasDocument = (current: WorkflowState, type: string) =>
  current.documents.some((one) => one.type === type && countsAsProvided(one));

const hasOpenDifference = (current: WorkflowState) =>
  current.amountMismatch?.status === "open" ||
  current.requestMismatch?.status === "open" ||
  findShortfall(current) !== null ||
  isShortInKind(current);

const playDefault: PlayScript = (current, custodian, today) => {
  // The participant's part of an indirect rollover is not scripted.
  if (
    current.type === "indirect_60_day" &&
    current.state !== "requested" &&
    current.state !== "funds_received"
  )
    return null;
  const { sent, received } = sumAmounts(current);
  switch (current.state) {
    case "requested":
      return createMove("acknowledge");
    case "processing":
      return createMove("mark_funds_sent", {
        method: custodian.deliveryMethod,
        amount: custodian.amount,
        sentTo: "destination",
        ...toAssetsParam(current.assets),
        ...toSourcesParam(current, custodian.amount),
      });
    case "funds_sent": {
      const outstanding = subtractMoney(sent, received);
      // After a voided receipt, a person must act.
      if (current.receipts.some(({ status }) => status === "void")) return null;
      const { sent: sentAssets, received: receivedAssets } = sumInKind(current);
      const assets = subtractAssets(sentAssets, receivedAssets);
      // Nothing is outstanding, so a person must act.
      if (compareMoney(outstanding, "0.00") <= 0 && assets.length === 0) return null;
      return createMove("mark_funds_received", {
        amount: outstanding,
        receivedOn: today,
        ...toAssetsParam(assets),
      });
    }
    case "funds_received":
      return hasOpenDifference(current) ? null : createMove("complete", { postedAmount: received });
    default:
      return null;
  }
};

const SCRIPTS: Readonly<
  Record<string, { play: PlayScript; afterDays?: Partial<Record<WorkflowState["state"], number>> }>
> = {
  "test-instant": { play: playDefault },
  "test-spousal-consent": { play: playDefault },
  "test-slow": {
    play: playDefault,
    afterDays: { requested: 3, processing: 20, funds_sent: 10, funds_received: 1 },
  },
  "test-needs-documents": {
    play: (current, custodian, today) =>
      current.state === "processing" && !hasDocument(current, "distribution_form")
        ? createMove("request_documents", { types: ["distribution_form"], from: "participant" })
        : playDefault(current, custodian, today),
  },
  "test-rejects-name-mismatch": {
    play: (current, custodian, today) =>
      current.state === "processing"
        ? createMove("custodian_reject", { code: "name_mismatch" })
        : playDefault(current, custodian, today),
  },
  "test-soft-reject-then-ok": {
    play: (current, custodian, today) =>
      current.state === "requested" && !hasDocument(current, "distribution_form")
        ? createMove("custodian_soft_reject", {
            code: "signature_missing",
            remedy: "Provide the distribution form, signed by the account owner.",
          })
        : playDefault(current, custodian, today),
  },
  "test-check-lost": {
    play: (current, custodian, today) => {
      const isAlreadyReported = current.transfers.some(({ status }) => status === "void");
      const [check] = current.transfers;
      return current.state === "funds_sent" && check && !isAlreadyReported
        ? createMove("report_funds_returned", { transferId: check.id, reason: "lost" })
        : playDefault(current, custodian, today);
    },
  },
  "test-partial-amount": {
    play: (current, custodian, today) => {
      if (current.state !== "funds_sent") return playDefault(current, custodian, today);
      const { sent } = sumAmounts(current);
      return current.receipts.length === 0
        ? createMove("mark_funds_received", { amount: take90Percent(sent), receivedOn: today })
        : null;
    },
  },
};

/** Returns null if another party must act or the custodian has no script. */
export function findScriptedMove(
  current: WorkflowState,
  custodian: ScriptedCustodian | null,
  time: LocalTime,
): ScriptedMove | null {
  const script = custodian && SCRIPTS[custodian.slug];
  if (!script) return null;
  const next = script.play(current, custodian, getToday(time));
  return next && { ...next, afterDays: script.afterDays?.[current.state] ?? 0 };
}
