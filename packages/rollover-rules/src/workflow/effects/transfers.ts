import { getToday } from "../../deadlines/days.ts";
import { listPaidOutTransfers } from "../../deadlines/sixty-days.ts";
import { findSpecialDueOn } from "../../eligibility/statutory-due-day.ts";
import { evaluateAmountMismatch, evaluateRequestMismatch } from "../../money/amounts.ts";
import { evaluateAssetMismatch } from "../../money/asset-mismatch.ts";
import { findReceivedOn, type NormalizedTransfer } from "../../money/transfers.ts";
import { findWithholdingIssue } from "../../tax/withholding.ts";
import type { WorkflowState } from "../workflow-state.ts";
import { type Change, type EffectContext, ParamIssue } from "./effect.ts";

/** Adds a transfer with today's distribution code. @throws ParamIssue if the code allows no withholding */
export function withTransfer(
  current: WorkflowState,
  tools: EffectContext,
  transfer: Omit<NormalizedTransfer, "id" | "status" | "voidReason" | "code1099R" | "recordedOn" | "dueOn">,
): Change {
  const { code1099R } = tools.taxTreatment;
  const refusal = findWithholdingIssue(current.sourceAccountType, code1099R);
  for (const param of ["withheldFederal", "withheldState"] as const) {
    if (refusal && transfer[param] !== "0.00") throw new ParamIssue(param, refusal);
  }
  const id = `tr_${current.transfers.length + 1}`;
  const recordedOn = getToday(tools);
  return withSums({
    ...current,
    transfers: [
      // The shared due date no longer applies to every transfer, so store the receipt day of each transfer.
      ...current.transfers.map((one) => ({ ...one, receivedOn: findReceivedOn(one, current.sixtyDayDueOn) })),
      {
        ...transfer,
        id,
        status: "sent",
        voidReason: null,
        code1099R,
        recordedOn,
        dueOn: findSpecialDueOn(tools.attestations, transfer.receivedOn),
      },
    ],
  });
}

export function withSums(next: WorkflowState): Change {
  const { type, amountRequested, transfers, receipts, amountMismatch, requestMismatch } = next;
  return {
    transfers,
    receipts,
    amountMismatch: evaluateAmountMismatch(type, next, amountMismatch),
    requestMismatch: evaluateRequestMismatch(amountRequested, next, requestMismatch),
    assetMismatch: evaluateAssetMismatch(next, next.assetMismatch),
    sixtyDayDueOn: listPaidOutTransfers(next)[0]?.dueOn ?? null,
  };
}
