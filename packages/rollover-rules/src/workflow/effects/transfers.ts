import { getToday } from "../../deadlines/days.ts";
import { listPaidOutTransfers } from "../../deadlines/sixty-days.ts";
import { findSpecialDueOn } from "../../eligibility/statutory-due-day.ts";
import { evaluateAmountMismatch, evaluateRequestMismatch, sumAmounts } from "../../money/amounts.ts";
import { evaluateAssetMismatch } from "../../money/asset-mismatch.ts";
import { compareMoney } from "../../money/money.ts";
import { listLiveReceipts } from "../../money/receipts.ts";
import {
  findReceivedOn,
  isLiveTransfer,
  type NormalizedTransfer,
  type Transfer,
} from "../../money/transfers.ts";
import { findWithholdingIssue } from "../../tax/withholding.ts";
import type { WorkflowState } from "../workflow-state.ts";
import { type Change, type EffectContext, ParamIssue } from "./effect.ts";

/** Adds a transfer with the current distribution code. @throws ParamIssue if the code allows no withholding */
export function withTransfer(
  current: WorkflowState,
  context: EffectContext,
  transfer: Omit<
    NormalizedTransfer,
    "id" | "status" | "voidReason" | "code1099R" | "recordedOn" | "dueOn" | "replaces" | "voidedOn"
  >,
): Change {
  const { code1099R } = context.taxTreatment;
  const withholdingIssue = findWithholdingIssue(
    current.sourceAccountType,
    code1099R,
    context.attestations.qualifiedLoanOffsetOn !== undefined,
  );
  for (const param of ["withheldFederal", "withheldState"] as const) {
    if (withholdingIssue && transfer[param] !== "0.00") throw new ParamIssue(param, withholdingIssue);
  }
  const id = `tr_${current.transfers.length + 1}`;
  const recordedOn = getToday(context);
  return withSums({
    ...current,
    transfers: [
      // Older transfers have no `receivedOn`, and derive it from `sixtyDayDueOn`. Store it before that date
      // changes.
      ...current.transfers.map((one) => ({ ...one, receivedOn: findReceivedOn(one, current.sixtyDayDueOn) })),
      {
        ...transfer,
        id,
        status: "sent",
        voidReason: null,
        code1099R,
        recordedOn,
        dueOn: findSpecialDueOn(context.attestations, transfer.receivedOn),
        replaces: null,
        voidedOn: null,
      },
    ],
  });
}

function isStillPosted({ transfers, receipts, postedAmount }: WorkflowState): boolean {
  if (postedAmount === null || listLiveReceipts(receipts).length === 0) return false;
  return compareMoney(postedAmount, sumAmounts({ transfers, receipts, postedAmount }).received) <= 0;
}

/** @throws ParamIssue */
export function getLiveTransfer({ transfers }: WorkflowState, transferId: string): Transfer {
  const transfer = transfers.find(({ id }) => id === transferId);
  if (transfer && isLiveTransfer(transfer)) return transfer;
  throw new ParamIssue("transferId", "must be a transfer that is not void");
}

/**
 * Recomputes the fields that depend on live transfers and receipts. Clears the posted amount if it exceeds
 * the amount received, or if no live receipt remains.
 */
export function withSums(next: WorkflowState): Change {
  const { type, amountRequested, transfers, receipts, postedAmount, amountMismatch, requestMismatch } = next;
  return {
    transfers,
    receipts,
    postedAmount: isStillPosted(next) ? postedAmount : null,
    amountMismatch: evaluateAmountMismatch(type, next, amountMismatch),
    requestMismatch: evaluateRequestMismatch(amountRequested, next, requestMismatch),
    assetMismatch: evaluateAssetMismatch(next, next.assetMismatch),
    sixtyDayDueOn: listPaidOutTransfers(next)[0]?.dueOn ?? null,
  };
}
