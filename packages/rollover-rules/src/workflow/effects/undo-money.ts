import { getToday } from "../../deadlines/days.ts";
import { findSpecialDueOn } from "../../eligibility/statutory-due-day.ts";
import { getGross } from "../../money/allotments.ts";
import { compareMoney, type Money, sumMoney } from "../../money/money.ts";
import { type NormalizedReceipt, normalizeReceipts } from "../../money/receipts.ts";
import { findReceivedOn, type Transfer } from "../../money/transfers.ts";
import {
  type RecordedMoney,
  replaceReceipt,
  replaceTransfer,
  returnReceipts,
  voidTransfer,
} from "../../money/void-money.ts";
import { findWithholdingIssue } from "../../tax/withholding.ts";
import type { WorkflowState } from "../workflow-state.ts";
import { divideTransfer } from "./divide-transfer.ts";
import { type ActionParams, type EffectContext, type Effects, ParamIssue } from "./effect.ts";
import { requireCheckIfMailed, requireValidMail } from "./mail.ts";
import { requireLateReason, requirePostableTotal, requireReceivedAfterSent } from "./money.ts";
import { getLiveTransfer, withSums } from "./transfers.ts";
import { requireValidDays } from "./valid-days.ts";

export const UNDO_EFFECTS: Effects = {
  report_funds_returned: (current, { transferId, reason, returnedOn }, context) => {
    getLiveTransfer(current, transferId);
    const voidedOn = resolvePastDay("returnedOn", returnedOn, context);
    const money = voidTransfer(current, transferId, { reason, voidedOn, today: getToday(context) });
    return withSums(withMoney(current, money));
  },
  return_to_source: (current, params, context) => {
    const voidedOn = resolvePastDay("returnedOn", params.returnedOn, context);
    const amounts = toReturnedAmounts(current, params, voidedOn);
    const voiding = { reason: params.reason, voidedOn, today: getToday(context) };
    const money = returnReceipts(current, amounts, voiding);
    return withSums(withMoney(current, money));
  },
  reverse_posting: () => ({ postedAmount: null }),
  correct_transfer: (current, params, context) => {
    const original = getLiveTransfer(current, params.transferId);
    requireValidDays(params, ["sentOn", "receivedOn"], context);
    const copy = toCorrectedTransfer(current, original, { params, context });
    const voiding = { reason: "corrected", voidedOn: getToday(context), today: getToday(context) };
    const next = withMoney(current, replaceTransfer(current, original, { copy, voiding }));
    if (params.sentOn ?? params.receivedOn)
      for (const receipt of normalizeReceipts(next.receipts)) requireReceivedAfterSent(next, receipt);
    return withSums(next);
  },
  correct_receipt: (current, params, context) => {
    const original = getLiveReceipt(current, params.receiptId);
    requireValidDays(params, ["receivedOn"], context);
    if (params.transferId !== undefined) getLiveTransfer(current, params.transferId);
    const { receiptId: _id, reason: _reason, datesAttested: _attested, ...corrections } = params;
    const today = getToday(context);
    const copy = { ...original, ...omitUndefined(corrections), recordedOn: today };
    const voiding = { reason: "corrected", voidedOn: today, today };
    const next = withMoney(current, {
      transfers: current.transfers,
      receipts: replaceReceipt(current.receipts, original, { copy, voiding }),
    });
    const corrected = normalizeReceipts(next.receipts).at(-1) as NormalizedReceipt;
    if (params.amount !== undefined) requirePostableTotal(next);
    if (params.receivedOn ?? params.transferId) requireReceivedAfterSent(next, corrected);
    requireLateReason(next, corrected);
    return withSums(next);
  },
};

function withMoney(current: WorkflowState, { transfers, receipts }: RecordedMoney): WorkflowState {
  return { ...current, transfers: [...transfers], receipts: [...receipts] };
}

function toReturnedAmounts(
  current: WorkflowState,
  { receiptId, amount }: ActionParams<"return_to_source">,
  returnedOn: string,
): Map<string, Money> {
  if (receiptId === undefined && amount !== undefined)
    throw new ParamIssue("receiptId", "is required when `amount` is present");
  const returned =
    receiptId === undefined
      ? normalizeReceipts(current.receipts).filter(({ status }) => status === "received")
      : [getLiveReceipt(current, receiptId)];
  for (const receipt of returned) {
    if (returnedOn < receipt.receivedOn)
      throw new ParamIssue(
        "returnedOn",
        `must not be before ${receipt.receivedOn}, when ${receipt.id} arrived`,
      );
    if (amount !== undefined && compareMoney(amount, receipt.amount) > 0)
      throw new ParamIssue("amount", `must be at most ${receipt.amount}, the amount of ${receipt.id}`);
  }
  return new Map(returned.map((receipt) => [receipt.id, amount ?? receipt.amount]));
}

function toCorrectedTransfer(
  current: WorkflowState,
  original: Transfer,
  {
    params: { transferId: _id, reason: _reason, datesAttested: _attested, sources, ...corrections },
    context,
  }: { params: ActionParams<"correct_transfer">; context: EffectContext },
): Transfer {
  const copy: Transfer = { ...original, ...omitUndefined(corrections), recordedOn: getToday(context) };
  if (corrections.carrier ?? corrections.trackingNumber ?? corrections.expectedOn ?? corrections.method) {
    requireCheckIfMailed(copy);
    copy.trackingNumber = requireValidMail(copy, context);
  }
  if (copy.payableTo === "destination" && corrections.receivedOn !== undefined)
    throw new ParamIssue("receivedOn", "is only for money paid to the participant");
  if (corrections.sentOn ?? corrections.receivedOn)
    requireDaysInOrder(copy, current.sixtyDayDueOn, corrections.receivedOn);
  const withholdingIssue = findWithholdingIssue(
    current.sourceAccountType,
    original.code1099R ?? null,
    context.attestations.qualifiedLoanOffsetOn !== undefined,
  );
  for (const param of ["withheldFederal", "withheldState"] as const) {
    if (withholdingIssue && copy[param] !== "0.00") throw new ParamIssue(param, withholdingIssue);
  }
  const parts = [copy.amount, copy.withheldFederal, copy.withheldState];
  const isGrossSame = sumMoney(parts) === getGross(original);
  if (sources !== undefined || !isGrossSame) copy.sources = divideTransfer(current, sources, parts);
  if (corrections.receivedOn !== undefined)
    copy.dueOn = findSpecialDueOn(context.attestations, corrections.receivedOn);
  // The distribution code depends on the day of the payment. Unless the rollover is indirect, a
  // payment to the participant keeps its code: the context's code is only for payments of the rollover's type.
  const isOfRolloverType = current.type === "indirect_60_day" || copy.payableTo === "destination";
  if (isOfRolloverType && (corrections.sentOn ?? corrections.receivedOn))
    copy.code1099R = context.taxTreatment.code1099R;
  return copy;
}

/** @throws ParamIssue if the participant received the payment before it was sent */
function requireDaysInOrder(
  copy: Transfer,
  sixtyDayDueOn: string | null,
  correctedReceivedOn: string | undefined,
): void {
  const { sentOn, reissueOf } = copy;
  const receivedOn = findReceivedOn(copy, sixtyDayDueOn);
  // A reissued payment keeps the day on which the participant received the first payment.
  if (reissueOf || !sentOn || !receivedOn || receivedOn >= sentOn) return;
  throw correctedReceivedOn === undefined
    ? new ParamIssue("sentOn", `must not be after receivedOn, ${receivedOn}`)
    : new ParamIssue("receivedOn", `must not be before sentOn, ${sentOn}`);
}

/** @throws ParamIssue */
function getLiveReceipt({ receipts }: WorkflowState, receiptId: string): NormalizedReceipt {
  const receipt = normalizeReceipts(receipts).find(({ id }) => id === receiptId);
  if (receipt?.status === "received") return receipt;
  throw new ParamIssue("receiptId", "must be a receipt that is not void");
}

function resolvePastDay(param: string, day: string | undefined, context: EffectContext): string {
  const today = getToday(context);
  if (day !== undefined && day > today) throw new ParamIssue(param, "must not be in the future");
  return day ?? today;
}

function omitUndefined<T extends object>(values: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
}
