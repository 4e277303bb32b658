import { getToday } from "../../deadlines/days.ts";
import { findLateAmounts } from "../../deadlines/sixty-days.ts";
import { isIra } from "../../eligibility/rollover-chart.ts";
import { allot, matchTransfer } from "../../money/allotments.ts";
import { findShortfall, sumAmounts } from "../../money/amounts.ts";
import type { Asset } from "../../money/asset.ts";
import { toAssets } from "../../money/asset-fields.ts";
import { findAssetDifferences, sumInKind } from "../../money/asset-mismatch.ts";
import { compareMoney, subtractMoney, sumMoney } from "../../money/money.ts";
import { type NormalizedReceipt, normalizeReceipts } from "../../money/receipts.ts";
import { findReceivedOn, isLiveTransfer, type Transfer } from "../../money/transfers.ts";
import type { WorkflowState } from "../workflow-state.ts";
import { divideTransfer } from "./divide-transfer.ts";
import { type ActionParams, type Change, type EffectContext, type Effects, ParamIssue } from "./effect.ts";
import { requireCheckIfMailed, requireValidMail } from "./mail.ts";
import { getLiveTransfer, withSums, withTransfer } from "./transfers.ts";
import { requireValidDays } from "./valid-days.ts";

/** Maximum of `postedAmount`, which must be the amount received. */
const MAX_TOTAL = "999999999999.99";

export const MONEY_EFFECTS: Effects = {
  mark_funds_sent: (current, params, context) => {
    const original = findReissuedTransfer(current, params.reissueOf);
    const { amount, sentTo, sentOn = null } = params;
    const { withheldFederal = original?.withheldFederal ?? "0.00" } = params;
    const { withheldState = original?.withheldState ?? "0.00" } = params;
    requireValidDays(params, ["sentOn", "receivedOn"], context);
    requireConsistentRecipient(current, params);
    requireCheckIfMailed(params);
    const payableTo = resolvePayableTo(current, params);
    return withTransfer(current, context, {
      method: params.method,
      amount,
      withheldFederal,
      withheldState,
      stateCode: params.stateCode ?? null,
      assets: toSentAssets(current, params),
      sentTo,
      carrier: params.carrier ?? null,
      trackingNumber: requireValidMail(params, context),
      expectedOn: params.expectedOn ?? null,
      sentOn,
      // The 60 days start when the participant receives the money, whichever action records the payment.
      receivedOn:
        payableTo === "destination"
          ? null
          : (original?.receivedOn ?? params.receivedOn ?? sentOn ?? getToday(context)),
      payableTo,
      checkNumber: params.checkNumber ?? null,
      payee: params.payee ?? null,
      sources: divideTransfer(current, params.sources, [amount, withheldFederal, withheldState]),
      reissueOf: original?.id ?? null,
    });
  },
  record_distribution: (current, params, context) => {
    requireValidDays(params, ["sentOn", "receivedOn"], context);
    const withheld = sumMoney([params.withheldFederal, params.withheldState]);
    if (compareMoney(withheld, params.grossAmount) >= 0) {
      throw new ParamIssue("grossAmount", "must be more than the amount withheld");
    }
    return withTransfer(current, context, {
      method: params.method ?? "check",
      amount: subtractMoney(params.grossAmount, withheld),
      withheldFederal: params.withheldFederal,
      withheldState: params.withheldState,
      stateCode: params.stateCode ?? null,
      assets: [],
      sentTo: "participant",
      carrier: null,
      trackingNumber: null,
      expectedOn: null,
      sentOn: params.sentOn ?? null,
      receivedOn: params.receivedOn,
      payableTo: "participant",
      checkNumber: params.checkNumber ?? null,
      payee: params.payee ?? null,
      sources: divideTransfer(current, params.sources, [params.grossAmount]),
      reissueOf: null,
    });
  },
  mark_funds_received: (current, params, context) => {
    requireValidDays(params, ["receivedOn"], context);
    const currentWithTransfer = current.transfers.some(isLiveTransfer)
      ? current
      : { ...current, ...withUnannouncedTransfer(current, params, context) };
    const receipt = toReceipt(currentWithTransfer, params, context);
    const next = { ...currentWithTransfer, receipts: [...currentWithTransfer.receipts, receipt] };
    requirePostableTotal(next);
    requireReceivedAfterSent(next, receipt);
    requireLateReason(next, receipt);
    return { ...withSums(next), ...continueAfterPause(current) };
  },
  void_receipt: (current, { receiptId, reason }, context) => {
    const receiptsBefore = normalizeReceipts(current.receipts);
    if (!receiptsBefore.some(({ id, status }) => id === receiptId && status === "received"))
      throw new ParamIssue("receiptId", "must be a receipt that is not void");
    const receipts = receiptsBefore.map((receipt, index) =>
      receipt.id === receiptId
        ? { ...receipt, status: "void" as const, voidReason: reason, voidedOn: getToday(context) }
        : (current.receipts[index] ?? receipt),
    );
    return withSums({ ...current, receipts });
  },
  resolve_mismatch: (current, { reason, which }) => {
    const { amountMismatch, requestMismatch, assetMismatch } = current;
    const open = {
      receipt: amountMismatch?.status === "open" ? amountMismatch : null,
      request: requestMismatch?.status === "open" ? requestMismatch : null,
      assets: findOpenAssetMismatch(current, which),
    };
    // A shortfall or assets in transit can be accepted if the caller names them or nothing else is open.
    if (which === "receipt" || !(open.request || open.assets)) open.receipt ??= findShortfall(current);
    if (which && !open[which]) throw new ParamIssue("which", "has no open difference");
    const resolve = <Kind extends keyof typeof open>(kind: Kind) =>
      (which ?? kind) === kind && open[kind]
        ? { ...open[kind], status: "resolved" as const, resolution: reason }
        : null;
    return {
      amountMismatch: resolve("receipt") ?? amountMismatch,
      requestMismatch: resolve("request") ?? requestMismatch,
      assetMismatch: resolve("assets") ?? assetMismatch,
    };
  },
  complete: (current, { postedAmount }) => {
    const { received } = sumAmounts(current);
    if (postedAmount !== received)
      throw new ParamIssue("postedAmount", `must be the amount received, ${received}`);
    if (received === "0.00" && sumInKind(current).received.length === 0)
      throw new ParamIssue("postedAmount", "must be more than zero, because nothing arrived in kind");
    return { postedAmount };
  },
};

/** Adds a transfer that was not recorded as sent. Its `sentOn` is null until a correction adds the day. */
function withUnannouncedTransfer(
  current: WorkflowState,
  { amount, method, assets, checkNumber, payee, sources }: ActionParams<"mark_funds_received">,
  context: EffectContext,
): Change {
  return withTransfer(current, context, {
    method: method ?? context.deliveryMethod,
    amount,
    withheldFederal: "0.00",
    withheldState: "0.00",
    assets: toAssets(assets),
    sentTo: "destination",
    stateCode: null,
    carrier: null,
    trackingNumber: null,
    expectedOn: null,
    sentOn: null,
    receivedOn: null,
    payableTo: "destination",
    checkNumber: checkNumber ?? null,
    payee: payee ?? null,
    sources: divideTransfer(current, sources, [amount]),
    reissueOf: null,
  });
}

/** Keeps a hold or document request. When it ends, the rollover continues in `funds_received`. */
function continueAfterPause({ state, holdReturnState }: WorkflowState): Change {
  const isRequestHeld = holdReturnState === "awaiting_documents";
  if (state === "awaiting_documents" || isRequestHeld) return { documentsReturnState: "funds_received" };
  return state === "on_hold" ? { holdReturnState: "funds_received" } : {};
}

function findReissuedTransfer(
  { transfers }: WorkflowState,
  transferId: string | undefined,
): Transfer | undefined {
  if (transferId === undefined) return undefined;
  const original = transfers.find(({ id }) => id === transferId);
  const isReissued = transfers.some((one) => isLiveTransfer(one) && one.reissueOf === transferId);
  if (!original || isLiveTransfer(original) || original.voidReason === "corrected" || isReissued)
    throw new ParamIssue("reissueOf", "must be a void transfer that was not reissued");
  return original;
}

function toSentAssets(
  { type, sourceAccountType }: WorkflowState,
  { assets, method }: ActionParams<"mark_funds_sent">,
): Asset[] {
  const isPossible =
    (method === "acats" || method === "internal") &&
    (type === "trustee_transfer" || !isIra(sourceAccountType));
  if (assets && assets.length > 0 && !isPossible)
    throw new ParamIssue(
      "assets",
      "must be empty: assets move in kind only by ACATS or internally, from IRA to IRA or from a plan",
    );
  return toAssets(assets);
}

function findOpenAssetMismatch(current: WorkflowState, which: ActionParams<"resolve_mismatch">["which"]) {
  const { assetMismatch, amountMismatch, requestMismatch } = current;
  const isOnlyMismatch = amountMismatch?.status !== "open" && requestMismatch?.status !== "open";
  const mismatch =
    which === "assets" || isOnlyMismatch ? findAssetDifferences(current, assetMismatch) : assetMismatch;
  return mismatch?.status === "open" ? mismatch : null;
}

function requireConsistentRecipient(
  { type }: WorkflowState,
  { sentTo, receivedOn, payableTo = sentTo }: ActionParams<"mark_funds_sent">,
): void {
  if (sentTo === "destination" && payableTo === "participant")
    throw new ParamIssue("payableTo", "must be destination, because the money is sent there");
  if (type === "indirect_60_day" && sentTo !== payableTo)
    throw new ParamIssue(
      "payableTo",
      "must be participant, because a payment to the destination is a direct rollover",
    );
  if (payableTo === "destination" && receivedOn !== undefined)
    throw new ParamIssue("receivedOn", "is only for money paid to the participant");
}

/** Null if unknown, which is possible only outside indirect rollovers. */
function resolvePayableTo(
  { type }: WorkflowState,
  { sentTo, payableTo }: ActionParams<"mark_funds_sent">,
): "destination" | "participant" | null {
  if (payableTo !== undefined || sentTo === "destination") return payableTo ?? sentTo;
  return type === "indirect_60_day" ? "participant" : null;
}

function toReceipt(
  current: WorkflowState,
  params: ActionParams<"mark_funds_received">,
  context: EffectContext,
): NormalizedReceipt {
  const { amount, transferId, selfCertification = null, lateReasonCode = null } = params;
  if (transferId !== undefined) getLiveTransfer(current, transferId);
  if (selfCertification && lateReasonCode === null)
    throw new ParamIssue("lateReasonCode", "is required when `selfCertification` is present");
  return {
    id: `rcp_${current.receipts.length + 1}`,
    status: "received",
    voidReason: null,
    amount,
    assets: toAssets(params.assets),
    receivedOn: params.receivedOn,
    transferId: transferId ?? matchTransfer(current, amount),
    method: params.method ?? null,
    checkNumber: params.checkNumber ?? null,
    payee: params.payee ?? null,
    recordedOn: getToday(context),
    lateReason: params.lateReason ?? null,
    lateReasonCode,
    selfCertification,
    isCertified: selfCertification !== null,
    replaces: null,
    voidedOn: null,
  };
}

/** @throws ParamIssue if the total received is more than `complete` can post */
export function requirePostableTotal(next: WorkflowState): void {
  if (compareMoney(sumAmounts(next).received, MAX_TOTAL) > 0)
    throw new ParamIssue("amount", "brings the total to a trillion or more");
}

export function requireReceivedAfterSent(next: WorkflowState, { id, receivedOn }: NormalizedReceipt): void {
  for (const { receipt, transfer } of allot(next)) {
    const leftOn = findReceivedOn(transfer, next.sixtyDayDueOn) ?? transfer.sentOn;
    if (receipt.id === id && leftOn && receivedOn < leftOn)
      throw new ParamIssue(
        "receivedOn",
        `must not be before ${leftOn}, when ${transfer.id} was sent or reached the participant`,
      );
  }
}

export function requireLateReason(
  next: WorkflowState,
  { id, lateReason, lateReasonCode }: NormalizedReceipt,
): void {
  const late = findLateAmounts(next).get(id);
  if (!late || lateReason !== null || lateReasonCode !== null) return;
  throw new ParamIssue(
    "lateReason",
    `is required unless lateReasonCode is given: the 60 days ended on ${late.dueOn}`,
  );
}
