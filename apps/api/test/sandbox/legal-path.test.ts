import { describe, expect, it } from "@jest/globals";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import type { ActionName } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import {
  type ActionSequence,
  applyActions,
  START_TIME,
} from "../../../../packages/rollover-rules/test/workflow/apply-actions.ts";
import {
  buildState,
  buildWorkflowContext,
  STATES,
} from "../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import { findLegalPath } from "../../src/rollovers/sandbox/legal-path.ts";
import { buildValidParams } from "../../src/rollovers/sandbox/valid-params.ts";
import { UNREACHABLE } from "./unreachable-states.ts";

const PAYMENT = { amountRequested: null, deliveryMethod: "check" as const };
const CONTEXT = buildWorkflowContext();
const find = (from: WorkflowState, to: RolloverState, context = CONTEXT) =>
  findLegalPath({ ...from, ...PAYMENT }, to, context);
const walk = (from: WorkflowState, path: ReturnType<typeof find>, context = {}) =>
  applyActions(
    from,
    (path ?? []).map(({ action, params }) => [action, params]) as ActionSequence,
    START_TIME,
    context,
  );
const listActionNames = (path: ReturnType<typeof find>) => path?.map(({ action }) => action);

function walkTo(state: RolloverState, changes: Partial<WorkflowState> = {}): WorkflowState {
  const draft = buildState(changes);
  return walk(draft, find(draft, state));
}

describe("Legal paths", () => {
  const cells = STATES.flatMap((from) => STATES.map((to) => ({ from, to })));
  it.each(cells)("from $from to $to", ({ from, to }) => {
    const start = walkTo(from);
    expect(start.state).toBe(from);
    const path = find(start, to);
    if (UNREACHABLE[from].includes(to)) return expect(path).toBeNull();
    // `walk` checks guards and schemas.
    expect(walk(start, path).state).toBe(to);
  });

  it.each([
    ["draft", 0],
    ["awaiting_participant", 1],
    ["submitted", 1],
    ["in_review", 2],
    ["approved", 3],
    ["requested", 4],
    ["processing", 5],
    ["funds_sent", 6],
    ["funds_received", 7],
    ["completed", 8],
    ["awaiting_documents", 3],
    ["on_hold", 1],
    ["cancelled", 1],
    ["expired", 1],
    ["rejected", 3],
    ["failed", 5],
  ] as const)("from a draft to %s take %i steps", (to, steps) => {
    expect(find(buildState(), to)).toHaveLength(steps);
  });

  it("lead an indirect rollover through the participant's distribution", () => {
    const draft = buildState({ type: "indirect_60_day" });
    const path = find(draft, "completed");
    expect(listActionNames(path)).toEqual([
      "submit",
      "start_review",
      "approve",
      "record_distribution",
      "mark_funds_received",
      "complete",
    ]);
    // The plan withholds 20%.
    expect(walk(draft, path)).toMatchObject({ state: "completed", postedAmount: "8000.00" });
  });

  it("provide the documents that the custodian requires before the approval", () => {
    const requirements = { ...CONTEXT.requirements, loa: true, spousalConsent: true };
    const context = buildWorkflowContext({ requirements });
    const path = find(buildState(), "approved", context);
    expect([...(listActionNames(path) ?? [])].sort()).toEqual([
      "approve",
      "provide_documents",
      "start_review",
      "submit",
    ]);
    const { documents } = walk(buildState(), path, { requirements });
    expect(documents.map(({ type }) => type).sort()).toEqual(["loa", "spousal_consent"]);
  });

  it("resolve a mismatch before the end", () => {
    const sent = walkTo("funds_sent");
    const underpaid = applyActions(sent, [
      ["mark_funds_received", { amount: "1.00", receivedOn: "2026-06-15" }],
    ]);
    expect(walk(underpaid, find(underpaid, "completed"))).toMatchObject({ state: "completed" });
    const overpaid = applyActions(sent, [
      ["mark_funds_received", { amount: "10000.01", receivedOn: "2026-06-15" }],
    ]);
    expect(listActionNames(find(overpaid, "completed"))).toEqual(["resolve_mismatch", "complete"]);
  });

  it("stop where a rule blocks the rollover, but can still cancel, hold or expire it", () => {
    const rules = [{ code: "simple_two_years" as const, result: "unknown" as const, detail: "Unknown." }];
    const context = buildWorkflowContext({
      eligibility: { ...CONTEXT.eligibility, outcome: "needs_review", rules },
    });
    for (const to of ["submitted", "awaiting_participant", "completed", "rejected", "failed"] as const) {
      expect(find(buildState(), to, context)).toBeNull();
    }
    for (const to of ["cancelled", "on_hold", "expired"] as const) {
      expect(find(buildState(), to, context)).toHaveLength(1);
    }
  });

  it("give a late reason for money received after the 60 days", () => {
    const late = { ...walkTo("funds_sent", { type: "indirect_60_day" }), sixtyDayDueOn: "2026-06-01" };
    expect(walk(late, find(late, "completed"))).toMatchObject({
      receipts: [{ receivedOn: "2026-06-15", lateReason: "In the sandbox." }],
    });
  });

  it("use valid params, with the requested amount and delivery method", () => {
    const partial = { amountRequested: "12.34", deliveryMethod: "ach" as const };
    const processing = walkTo("processing");
    const sent = buildValidParams("mark_funds_sent" satisfies ActionName, processing, {
      payment: partial,
      context: CONTEXT,
    });
    expect(sent).toEqual({ method: "ach", amount: "12.34", sentTo: "destination" });
  });
});
