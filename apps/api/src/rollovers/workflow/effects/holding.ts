import { type Effects, ParamIssue } from "./effect.ts";

/** What stops a rollover, for a time or for good. */
export const HOLDING_EFFECTS: Effects = {
  hold: (current, { code, reason }, { now }) => ({
    holdReturnState: current.state,
    hold: { code: code ?? null, reason, since: now.toISOString() },
  }),
  release: () => ({ holdReturnState: null, hold: null }),
  fail: (current, { code, reason, fundsDisposition }) => {
    const hasLeft = current.transfers.some((transfer) => transfer.status === "sent");
    if (hasLeft && fundsDisposition === undefined) {
      throw new ParamIssue("fundsDisposition", "is required: money has left");
    }
    return { failure: { code, reason, fundsDisposition: fundsDisposition ?? null } };
  },
};
