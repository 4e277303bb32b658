import { describe, expect, it } from "@jest/globals";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import { ParamIssue } from "@svc/rollover-rules/workflow/effects/effect";
import { findRefusal } from "@svc/rollover-rules/workflow/guards";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { buildState, buildWorkflowContext, CHECK_TRANSFER } from "../workflow/workflow-table.ts";

const context = { ...buildWorkflowContext(), newDocumentId: () => "doc_1" };
const TODAY = context.now.toISOString().slice(0, 10);
const buildReceipt = (amount: string) => ({ amount, receivedOn: TODAY, lateReason: null });
const distribute = (current: WorkflowState, receivedOn: string) =>
  applyAction(current, "record_distribution", {
    params: { receivedOn, grossAmount: "100.00", withheldFederal: "20.00", withheldState: "0.00" },
    context,
  });

describe("cancel", () => {
  it.each(["processing", "awaiting_documents", "on_hold"] as const)(
    "is refused in %s while one of several checks is still out, or money has arrived",
    (state) => {
      const findCancelRefusal = (change: Partial<WorkflowState>) =>
        findRefusal(
          buildState({ state, holdReturnState: "processing", ...change }),
          "cancel",
          buildWorkflowContext(),
        );
      const returned = { ...CHECK_TRANSFER, id: "tr_1", status: "void" as const };
      expect(findCancelRefusal({ transfers: [returned] })).toBeNull();
      expect(findCancelRefusal({ transfers: [returned, { ...CHECK_TRANSFER, id: "tr_2" }] })?.code).toBe(
        "invalid_transition",
      );
      expect(findCancelRefusal({ receipts: [buildReceipt("1.00")] })?.code).toBe("invalid_transition");
    },
  );
});

describe("The 60 days", () => {
  const before = buildState({ state: "processing", type: "indirect_60_day" });

  it("start with the earliest distribution, whichever is recorded first", () => {
    const early = "2026-01-10";
    const late = "2026-02-10";
    for (const [first, second] of [
      [early, late],
      [late, early],
    ] as const) {
      const once = distribute(before, first);
      expect(distribute({ ...once, state: "processing" }, second).sixtyDayDueOn).toBe("2026-03-11");
    }
  });

  it("apply until all distributions have been returned", () => {
    const twice = distribute({ ...distribute(before, "2026-01-10"), state: "processing" }, "2026-02-10");
    const returnFunds = (current: WorkflowState, transferId: string) =>
      applyAction(current, "report_funds_returned", { params: { transferId, reason: "returned" }, context });
    const [first = "", second = ""] = twice.transfers.map(({ id }) => id);
    const firstReturned = returnFunds(twice, first);
    // The second distribution's 60 days remain.
    expect(firstReturned.sixtyDayDueOn).toBe("2026-04-11");
    expect(returnFunds({ ...firstReturned, state: "funds_sent" }, second).sixtyDayDueOn).toBeNull();
  });
});

describe("mark_funds_received", () => {
  it("accepts the second of two checks after the first was lost, and money that was not recorded as sent", () => {
    const lostCheck = { ...CHECK_TRANSFER, status: "void" as const, voidReason: "lost" };
    const processing = buildState({
      state: "processing",
      transfers: [lostCheck, { ...CHECK_TRANSFER, id: "tr_2" }],
    });
    expect(findRefusal(processing, "mark_funds_received", context)).toBeNull();
    const params = { amount: "100.00", receivedOn: TODAY };
    const received = applyAction(processing, "mark_funds_received", { params, context });
    expect(received).toMatchObject({ state: "funds_received", amountMismatch: null });
    expect(received.receipts).toMatchObject([{ transferId: "tr_2" }]);
    const withoutCheck = buildState({ state: "processing", transfers: [lostCheck] });
    expect(applyAction(withoutCheck, "mark_funds_received", { params, context })).toMatchObject({
      state: "funds_received",
      transfers: [lostCheck, { id: "tr_2", amount: "100.00", sentOn: null, status: "sent" }],
      receipts: [{ transferId: "tr_2" }],
      amountMismatch: null,
    });
    const indirect = { ...withoutCheck, type: "indirect_60_day" as const };
    expect(findRefusal(indirect, "mark_funds_received", context)?.code).toBe("invalid_transition");
  });

  it("accepts receipts up to the maximum sum that can be posted", () => {
    const current = buildState({ state: "funds_received", receipts: [buildReceipt("999999999999.00")] });
    const receive = (amount: string) =>
      applyAction(current, "mark_funds_received", { params: { amount, receivedOn: TODAY }, context });
    expect(receive("0.99").receipts).toHaveLength(2);
    expect(() => receive("1.00")).toThrow(ParamIssue);
  });
});
