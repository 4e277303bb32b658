import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { RolloverState } from "../../src/rollovers/rollover-states.ts";
import { sumAmounts } from "../../src/rollovers/workflow/amounts.ts";
import { applyAction } from "../../src/rollovers/workflow/apply-action.ts";
import { firstDeadlines } from "../../src/rollovers/workflow/deadline-rules.ts";
import { withExpired } from "../../src/rollovers/workflow/document-expiry.ts";
import { findDue, settle } from "../../src/rollovers/workflow/due-deadlines.ts";
import type { ParamsOf } from "../../src/rollovers/workflow/effects/effect.ts";
import {
  availableActions,
  definitionOf,
  findRefusal,
  type WorkflowContext,
} from "../../src/rollovers/workflow/guards.ts";
import type { CallersAction } from "../../src/rollovers/workflow/transitions.ts";
import type { WorkflowState } from "../../src/rollovers/workflow/workflow-state.ts";
import { expectAssetsHold, receivedInKind, sentInKind } from "./asset-walk.ts";
import { expectDeadlinesHold, expectHeld, expectReleased } from "./deadline-invariants.ts";
import { expectDocumentsHold } from "./document-invariants.ts";
import { expectMoneyHolds, toCents } from "./money-invariants.ts";
import { ACTIONS, buildState, buildWorkflowContext, FITTING, STATES, TERMINAL } from "./workflow-table.ts";

interface Step {
  pick: number;
  cents: number;
  withheld: number;
  toParticipant: boolean;
  isExact: boolean;
  isEnding: boolean;
  /** How much time passes before it, in minutes: days now and then, mostly less. */
  minutes: number;
  /** How long ago the participant received the money that is recorded. */
  daysAgo: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  pick: fc.noShrink(fc.nat({ max: 359_999 })),
  cents: fc.integer({ min: 3, max: 99_999_999 }),
  withheld: fc.integer({ min: 0, max: 100 }),
  toParticipant: fc.boolean(),
  isExact: fc.boolean(),
  isEnding: fc.integer({ min: 1, max: 12 }).map((one) => one === 7),
  minutes: fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 30_000 })),
  daysAgo: fc.integer({ min: 0, max: 70 }),
});
const walk = fc.record({
  type: fc.constantFrom("direct", "trustee_transfer", "in_plan", "indirect_60_day"),
  needsLoa: fc.boolean(),
  requested: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.integer({ min: 3, max: 99_999_999 }) },
  ),
  /** The percent of pre-tax money, the rest being after-tax; nobody has said where it is null. */
  preTax: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 100 })),
  slug: fc.constantFrom(null, "test-silent", "test-slow", "test-instant"),
  steps: fc.array(step, { minLength: 1, maxLength: 60, size: "max" }),
});

const money = (cents: number) => (cents / 100).toFixed(2);
const dayBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

/** Lines of money by percents that come to all of it. */
function linesOf(preTax: number | null): WorkflowState["moneySources"] {
  if (preTax === null) return [];
  const line = { amount: null, firstContributionYear: null, basis: null, earnings: null };
  const lines = [
    { ...line, kind: "pre_tax" as const, percent: String(preTax) },
    { ...line, kind: "after_tax" as const, percent: String(100 - preTax) },
  ];
  return lines.filter(({ percent }) => percent !== "0");
}

/** One or two documents, some of which age. */
const handedIn = ({ pick, daysAgo }: Step, now: Date) => ({
  documents: (["loa", "statement"] as const).slice(0, 1 + (pick % 2)).map((type) => ({
    type,
    name: "scan.pdf",
    sha256: "c".repeat(64),
    ...(pick % 3 === 0 ? { expiresOn: dayBefore(now, -daysAgo) } : {}),
  })),
});

/** The last document of these statuses, if it can be one that has not expired. */
function lastOf({ documents }: WorkflowState, now: Date, ...statuses: string[]): string {
  const fits = documents.filter(({ status }) => statuses.includes(status));
  const isGood = ({ expiresOn }: (typeof fits)[number]) => !expiresOn || expiresOn >= dayBefore(now, 0);
  return (fits.findLast(isGood) ?? fits.at(-1))?.id ?? "none";
}

/** Params that fit the rollover as it stands. */
function fitting(
  current: WorkflowState,
  action: CallersAction,
  step: Step,
  now: Date,
): Record<string, unknown> {
  const { sent, received } = sumAmounts(current);
  const live = current.transfers.filter((one) => one.status === "sent");
  const outstanding = toCents(sent) - toCents(received);
  switch (action) {
    case "mark_funds_sent":
      return {
        method: "wire",
        amount: money(step.cents),
        sentTo: step.toParticipant ? "participant" : "destination",
        ...(step.toParticipant && step.isExact
          ? { receivedOn: dayBefore(now, step.daysAgo), payableTo: "participant" }
          : {}),
        ...sentInKind(current, step.pick, step.toParticipant),
        ...(step.withheld > 50 ? { withheldFederal: money(step.withheld) } : {}),
      };
    case "record_distribution":
      return {
        receivedOn: dayBefore(now, step.daysAgo),
        grossAmount: money(step.cents + 2 * step.withheld),
        withheldFederal: money(step.withheld),
        withheldState: money(step.withheld),
      };
    case "report_funds_returned":
      return { transferId: live[step.pick % Math.max(live.length, 1)]?.id ?? "tr_1", reason: "stale" };
    case "mark_funds_received": {
      const amount = step.isExact && outstanding > 0 ? outstanding : step.cents;
      // Every third receipt says of which transfer it is.
      const transfer = step.pick % 3 === 0 ? live[step.pick % Math.max(live.length, 1)] : undefined;
      return {
        amount: money(amount),
        receivedOn: dayBefore(now, 0),
        lateReason: "The post.",
        ...receivedInKind(current, step.pick, step.isExact),
        ...(transfer ? { transferId: transfer.id } : {}),
      };
    }
    case "void_receipt": {
      const counted = current.receipts.filter(({ status }) => status === "received");
      return { receiptId: counted[step.pick % Math.max(counted.length, 1)]?.id, reason: "bounced" };
    }
    case "complete":
      return { postedAmount: received };
    case "provide_documents":
      return handedIn(step, now);
    case "accept_document":
      return { documentId: lastOf(current, now, "provided", "rejected") };
    case "reject_document":
      return { ...FITTING.reject_document, documentId: lastOf(current, now, "provided", "accepted") };
    default:
      return FITTING[action];
  }
}

/** Does what the timers would do by now, but for what scripts would play: the walk plays all sides. */
function fire(current: WorkflowState, context: WorkflowContext & { newDocumentId(): string }): WorkflowState {
  let now = current;
  for (let due = findDue(now, context.now); due; due = findDue(now, context.now)) {
    expect(TERMINAL.includes(now.state)).toBe(false);
    if (due.kind === "document_expiry") now = withExpired(now, context);
    else if (due.kind !== "expires") now = { ...now, deadlines: settle(now.deadlines, due) };
    else {
      expect(findRefusal(now, "expire", context)).toBeNull();
      now = applyAction(now, "expire", {}, context);
    }
    expectDeadlinesHold(now);
  }
  return now;
}

describe("random walks", () => {
  it("end where they end, keep money and places, and offer exactly what succeeds", () => {
    const reached = new Set<RolloverState>();
    fc.assert(
      fc.property(walk, ({ type, needsLoa, requested, preTax, slug, steps }) => {
        const context = buildWorkflowContext();
        context.requirements = { ...context.requirements, loa: needsLoa };
        context.scripted = slug && { slug, deliveryMethod: "wire", amount: "10.00" };
        let current = buildState({
          type: type as WorkflowState["type"],
          moneySources: linesOf(preTax),
          amountRequested: requested === null ? null : money(requested),
          deadlines: firstDeadlines(context),
        });
        for (const step of steps) {
          context.now = new Date(context.now.getTime() + step.minutes * 60_000);
          current = fire(current, context);
          reached.add(current.state);
          const available = availableActions(current, context);
          const allowed = ACTIONS.filter((action) => findRefusal(current, action, context) === null);
          // Said of all at once: what is asserted costs more here than what is done.
          expect([...available].sort()).toEqual([...allowed].sort());
          const next = new Map<CallersAction, WorkflowState>();
          for (const action of allowed) {
            // Every action that is offered succeeds with params that fit: none throws.
            const params = fitting(current, action, step, context.now);
            definitionOf(action).params.parse(params);
            next.set(action, applyAction(current, action, params as ParamsOf<CallersAction>, context));
          }
          if (TERMINAL.includes(current.state)) {
            expect(available).toEqual([]);
            break;
          }
          // Ways out are many and end the walk: they are taken seldom. Completion has to be waited for.
          const going = available.filter(
            (one) => one === "complete" || step.isEnding || !TERMINAL.includes(next.get(one)!.state),
          );
          const action = going[step.pick % going.length]!;
          const before = current;
          current = next.get(action)!;
          expectMoneyHolds(current);
          expectAssetsHold(current);
          expectDeadlinesHold(current);
          if (action === "hold") expectHeld(before, current, context.now);
          if (action === "release") expectReleased(before, current, context.now);
          if (action === "hold") expect(current.holdReturnState).toBe(before.state);
          expectDocumentsHold(before, current, action);
          if (!TERMINAL.includes(current.state)) {
            expect(current.holdReturnState !== null).toBe(current.state === "on_hold");
          }
          // Receipts are facts: one that was wrong stays, and counts no more. Most steps do not touch them at all.
          if (current.receipts !== before.receipts) {
            const facts = ({ receipts }: WorkflowState) =>
              receipts.map(({ amount, receivedOn }) => [amount, receivedOn]);
            expect(facts(current).slice(0, before.receipts.length)).toEqual(facts(before));
          }
        }
        reached.add(current.state);
      }),
      { numRuns: 400, seed: 20260615 },
    );
    expect([...reached].sort()).toEqual([...STATES].sort());
  });
});
