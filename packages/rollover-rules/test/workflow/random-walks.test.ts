import { describe, expect, it } from "@jest/globals";
import { createFirstDeadlines } from "@svc/rollover-rules/deadlines/deadline-rules";
import { findDueEvent, markDeadline } from "@svc/rollover-rules/deadlines/due-deadlines";
import { listMovements, type Movement } from "@svc/rollover-rules/money/ledger";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import { withExpiredDocuments } from "@svc/rollover-rules/workflow/document-expiry";
import type { ActionParams } from "@svc/rollover-rules/workflow/effects/effect";
import {
  findRefusal,
  getActionDefinition,
  listAvailableActions,
  type WorkflowContext,
} from "@svc/rollover-rules/workflow/guards";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import fc from "fast-check";
import { expectAssetInvariants } from "./asset-invariants.ts";
import {
  expectDeadlineInvariants,
  expectDeadlinesPaused,
  expectDeadlinesResumed,
} from "./deadline-invariants.ts";
import { expectDocumentInvariants } from "./document-invariants.ts";
import { expectLedgerInvariants, expectMoneyInvariants } from "./money-invariants.ts";
import { anyStep, buildMoneySources, buildParams, formatCents } from "./walk-steps.ts";
import { ACTIONS, buildState, buildWorkflowContext, STATES, TERMINAL_STATES } from "./workflow-table.ts";

const anyWalk = fc.record({
  type: fc.constantFrom("direct", "trustee_transfer", "in_plan", "indirect_60_day"),
  needsLoa: fc.boolean(),
  requestedCents: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.integer({ min: 3, max: 99_999_999 }) },
  ),
  /** The rest is after-tax money. Null: the money sources are unknown. */
  preTaxPercent: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 100 })),
  slug: fc.constantFrom(null, "test-silent", "test-slow", "test-instant"),
  steps: fc.array(anyStep, { minLength: 1, maxLength: 60, size: "max" }),
});

/** Fires due timers except those of scripts, because a walk's random actions already include the custodian's. */
function fireDueTimers(
  before: WorkflowState,
  context: WorkflowContext & { newDocumentId(): string },
): WorkflowState {
  let current = before;
  for (let due = findDueEvent(current, context.now); due; due = findDueEvent(current, context.now)) {
    expect(TERMINAL_STATES.includes(current.state)).toBe(false);
    if (due.kind === "document_expiry") current = withExpiredDocuments(current, context);
    else if (due.kind !== "expires")
      current = { ...current, deadlines: markDeadline(current.deadlines, due) };
    else {
      expect(findRefusal(current, "expire", context)).toBeNull();
      current = applyAction(current, "expire", { params: {}, context });
    }
    expectDeadlineInvariants(current);
  }
  return current;
}

describe("Random walks", () => {
  it("stop at final states, conserve money, keep return states, and offer only what succeeds", () => {
    const reached = new Set<RolloverState>();
    fc.assert(
      fc.property(anyWalk, ({ type, needsLoa, requestedCents, preTaxPercent, slug, steps }) => {
        const context = buildWorkflowContext();
        context.requirements = { ...context.requirements, loa: needsLoa };
        context.script = slug && { slug, deliveryMethod: "wire", amount: "10.00" };
        let current = buildState({
          type: type as WorkflowState["type"],
          moneySources: buildMoneySources(preTaxPercent),
          amountRequested: requestedCents === null ? null : formatCents(requestedCents),
          deadlines: createFirstDeadlines(context),
        });
        const ledger: Movement[] = [];
        for (const step of steps) {
          context.now = new Date(context.now.getTime() + step.minutes * 60_000);
          current = fireDueTimers(current, context);
          reached.add(current.state);
          const available = listAvailableActions(current, context);
          const allowed = ACTIONS.filter((action) => findRefusal(current, action, context) === null);
          // A single assertion, because assertions are slow.
          expect([...available].sort()).toEqual([...allowed].sort());
          const next = new Map<CallerAction, WorkflowState>();
          for (const action of allowed) {
            const params = buildParams(current, action, { step, now: context.now });
            getActionDefinition(action).params.parse(params);
            next.set(
              action,
              applyAction(current, action, { params: params as ActionParams<CallerAction>, context }),
            );
          }
          if (current.state === "cancelled" || current.state === "expired") expect(available).toEqual([]);
          // Ended rollovers are rarely reopened.
          if (TERMINAL_STATES.includes(current.state) && (available.length === 0 || step.pick % 4 > 0)) break;
          // Final states other than completion are rare.
          const candidates = available.filter(
            (one) =>
              one === "complete" ||
              step.isEnding ||
              TERMINAL_STATES.includes(current.state) ||
              !TERMINAL_STATES.includes(next.get(one)!.state),
          );
          const action = candidates[step.pick % candidates.length]!;
          const before = current;
          current = next.get(action)!;
          expectMoneyInvariants(current);
          ledger.push(...listMovements(before, current, context.now.toISOString().slice(0, 10)));
          expectLedgerInvariants(current, ledger);
          expectAssetInvariants(current);
          expectDeadlineInvariants(current);
          if (action === "hold") expectDeadlinesPaused(before, current, context.now);
          if (action === "release") expectDeadlinesResumed(before, current, context.now);
          if (action === "hold") expect(current.holdReturnState).toBe(before.state);
          expectDocumentInvariants(before, current, action);
          if (!TERMINAL_STATES.includes(current.state)) {
            expect(current.holdReturnState !== null).toBe(current.state === "on_hold");
          }
          // Receipts are voided, never deleted. Compare only if they changed.
          if (current.receipts !== before.receipts) {
            const listReceived = ({ receipts }: WorkflowState) =>
              receipts.map(({ amount, receivedOn }) => [amount, receivedOn]);
            expect(listReceived(current).slice(0, before.receipts.length)).toEqual(listReceived(before));
          }
        }
        reached.add(current.state);
      }),
      { numRuns: 400, seed: 20260615 },
    );
    expect([...reached].sort()).toEqual([...STATES].sort());
  });
});
