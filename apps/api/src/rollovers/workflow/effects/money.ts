import { findWithholdingRefusal } from "../../tax/withholding.ts";
import { evaluateMismatch, sumAmounts, type Transfer } from "../amounts.ts";
import { addDays, todayOf } from "../days.ts";
import { compareMoney, subtractMoney, sumMoney } from "../money.ts";
import type { WorkflowState } from "../workflow-state.ts";
import { divideTransfer } from "./divide-transfer.ts";
import { type Change, type Effects, ParamIssue, type Tools } from "./effect.ts";

const SIXTY_DAYS = 60;
/** The max that a column of the database holds, and `complete` can post. */
const LARGEST_SUM = "999999999999.99";

/** What becomes of money: what is sent, what comes back, what arrives, what is posted. */
export const MONEY_EFFECTS: Effects = {
  mark_funds_sent: (current, params, tools) =>
    withTransfer(current, tools, {
      method: params.method,
      amount: params.amount,
      withheldFederal: params.withheldFederal ?? "0.00",
      withheldState: params.withheldState ?? "0.00",
      sentTo: params.sentTo,
      trackingNumber: params.trackingNumber ?? null,
      sources: divideTransfer(current, params.sources, [
        params.amount,
        params.withheldFederal ?? "0.00",
        params.withheldState ?? "0.00",
      ]),
    }),
  record_distribution: (current, params, tools) => {
    requireNotInFuture("receivedOn", params.receivedOn, todayOf(tools));
    const withheld = sumMoney([params.withheldFederal, params.withheldState]);
    if (compareMoney(withheld, params.grossAmount) >= 0) {
      throw new ParamIssue("grossAmount", "must be more than what was withheld");
    }
    return {
      ...withTransfer(current, tools, {
        method: "check",
        amount: subtractMoney(params.grossAmount, withheld),
        withheldFederal: params.withheldFederal,
        withheldState: params.withheldState,
        sentTo: "participant",
        trackingNumber: null,
        sources: divideTransfer(current, params.sources, [params.grossAmount]),
      }),
      // Of several distributions the first sets the clock: it is the one that ends soonest.
      sixtyDayDueOn: earlier(current.sixtyDayDueOn, addDays(params.receivedOn, SIXTY_DAYS)),
    };
  },
  report_funds_returned: (current, { transferId, reason }) => {
    const isLive = ({ id, status }: Transfer) => id === transferId && status === "sent";
    if (!current.transfers.some(isLive))
      throw new ParamIssue("transferId", "must be a transfer that is under way");
    const transfers = current.transfers.map((transfer) =>
      isLive(transfer) ? { ...transfer, status: "void" as const, voidReason: reason } : transfer,
    );
    // With nothing left in the participant's hands there is no clock.
    const isWithParticipant = transfers.some(
      ({ status, sentTo }) => status === "sent" && sentTo === "participant",
    );
    const sixtyDayDueOn = isWithParticipant ? current.sixtyDayDueOn : null;
    return { ...withMismatch({ ...current, transfers }), sixtyDayDueOn };
  },
  mark_funds_received: (current, params, tools) => {
    requireNotInFuture("receivedOn", params.receivedOn, todayOf(tools));
    const isLate = current.sixtyDayDueOn !== null && params.receivedOn > current.sixtyDayDueOn;
    if (isLate && params.lateReason === undefined) {
      throw new ParamIssue("lateReason", `is required: the 60 days ended on ${current.sixtyDayDueOn}`);
    }
    const { amount, receivedOn, lateReason } = params;
    const total = sumMoney([sumAmounts(current).received, amount]);
    if (compareMoney(total, LARGEST_SUM) > 0)
      throw new ParamIssue("amount", "makes the sum reach a trillion");
    return withMismatch({
      ...current,
      receipts: [...current.receipts, { amount, receivedOn, lateReason: lateReason ?? null }],
    });
  },
  resolve_mismatch: (current, { reason }) => ({
    amountMismatch: current.amountMismatch && {
      ...current.amountMismatch,
      status: "resolved",
      resolution: reason,
    },
  }),
  complete: (current, { postedAmount }) => {
    const { received } = sumAmounts(current);
    if (postedAmount !== received)
      throw new ParamIssue("postedAmount", `must be what was received, ${received}`);
    return { postedAmount };
  },
};

function withTransfer(
  current: WorkflowState,
  { taxTreatment: { code1099R } }: Tools,
  transfer: Omit<Transfer, "id" | "status" | "voidReason" | "code1099R">,
): Change {
  const refusal = findWithholdingRefusal(current.sourceAccountType, code1099R);
  for (const param of ["withheldFederal", "withheldState"] as const) {
    if (refusal && transfer[param] !== "0.00") throw new ParamIssue(param, refusal);
  }
  const id = `tr_${current.transfers.length + 1}`;
  return withMismatch({
    ...current,
    transfers: [...current.transfers, { ...transfer, id, status: "sent", voidReason: null, code1099R }],
  });
}

function withMismatch(next: WorkflowState): Change {
  const { transfers, receipts } = next;
  return { transfers, receipts, amountMismatch: evaluateMismatch(next.type, next, next.amountMismatch) };
}

function requireNotInFuture(param: string, day: string, today: string): void {
  if (day > today) throw new ParamIssue(param, "must not be in the future");
}

function earlier(day: string | null, other: string): string {
  return day !== null && day < other ? day : other;
}
