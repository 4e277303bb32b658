import { describe, expect, it } from "@jest/globals";
import { ROLLOVER_STATES } from "@svc/rollover-rules/rollover-states";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import type { ActionParams } from "@svc/rollover-rules/workflow/effects/effect";
import { findRefusal, getActionDefinition, listAvailableActions } from "@svc/rollover-rules/workflow/guards";
import { findPendingOn } from "@svc/rollover-rules/workflow/pending-on";
import {
  ACTION_NAMES,
  CALLER_ACTIONS,
  type CallerAction,
  isTerminal,
} from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { buildReadyState } from "./ready-state.ts";
import {
  ACTIONS,
  buildState,
  buildWorkflowContext,
  CHECK_TRANSFER,
  OPERATOR_ACTIONS,
  STATES,
  TERMINAL_STATES,
  TRANSITIONS,
  VALID_PARAMS,
} from "./workflow-table.ts";

const CONTEXT = buildWorkflowContext();
function apply(current: WorkflowState, action: CallerAction, params: object = VALID_PARAMS[action]) {
  return applyAction(current, action, { params: params as ActionParams<CallerAction>, context: CONTEXT });
}

describe("The transition table", () => {
  it("contains exactly the states and actions of the design", () => {
    expect([...ROLLOVER_STATES].sort()).toEqual([...STATES].sort());
    expect([...CALLER_ACTIONS].sort()).toEqual([...ACTIONS].sort());
    expect([...ACTION_NAMES].sort()).toEqual([...ACTIONS, "expire"].sort());
    expect(STATES.filter(isTerminal)).toEqual(TERMINAL_STATES);
  });

  const cells = ACTIONS.flatMap((action) => STATES.map((state) => ({ action, state })));
  it.each(cells)("permits $action from $state only if the design does", ({ action, state }) => {
    const current = buildReadyState(action, state);
    const target = TRANSITIONS[action][state];
    const refusal = findRefusal(current, action, CONTEXT);
    // Compares action and state too, so that a failure names the cell of workflow-table.ts.
    const isOffered = listAvailableActions(current, CONTEXT).includes(action);
    expect({ action, state, isOffered }).toEqual({ action, state, isOffered: target !== undefined });
    if (target === undefined) return expect(refusal?.code).toBe("invalid_transition");
    expect(refusal).toBeNull();
    const returnState = state === "on_hold" ? "approved" : "processing";
    expect(apply(current, action).state).toBe(target === "back" ? returnState : target);
  });

  it.each(ACTIONS)("%s requires the scope that the design gives it, and has its own event", (action) => {
    const { isOperation } = getActionDefinition(action);
    const isInOperatorActions = OPERATOR_ACTIONS.includes(action);
    expect({ action, isInOperatorActions }).toEqual({ action, isInOperatorActions: isOperation });
    const events = ACTION_NAMES.map((name) => getActionDefinition(name).event);
    expect(events.filter((event) => event === getActionDefinition(action).event)).toHaveLength(1);
    expect(getActionDefinition(action).event).toMatch(/^rollover\.[a-z_]+$/);
  });

  it.each(STATES)(
    "only timers can expire a rollover, and only in drafts and states that wait for someone: %s",
    (state) => {
      const canExpire = ["draft", "awaiting_participant", "awaiting_documents"].includes(state);
      expect(findRefusal(buildState({ state }), "expire", CONTEXT) === null).toBe(canExpire);
      expect(listAvailableActions(buildState({ state }), CONTEXT)).not.toContain("expire");
    },
  );

  it.each(["direct", "trustee_transfer", "in_plan", "indirect_60_day"] as const)(
    "record_distribution is only for indirect rollovers: %s",
    (type) => {
      for (const state of ["approved", "processing"] as const) {
        const refusal = findRefusal(buildState({ type, state }), "record_distribution", CONTEXT);
        expect(refusal?.code).toBe(type === "indirect_60_day" ? undefined : "invalid_transition");
      }
    },
  );
});

describe("Return states", () => {
  it.each(["in_review", "requested", "processing"] as const)(
    "providing documents that were requested in %s leads back to it",
    (state) => {
      const requested = apply(buildState({ state }), "request_documents");
      expect(requested).toMatchObject({ state: "awaiting_documents", documentsReturnState: state });
      const provided = apply(requested, "provide_documents");
      expect(provided).toMatchObject({ state, documentsReturnState: null, documentsPendingOn: null });
      expect(provided.documents).toEqual([
        {
          id: expect.any(String),
          type: "loa",
          name: "letter.pdf",
          sha256: "a".repeat(64),
          status: "provided",
          expiresOn: null,
          providedAt: CONTEXT.now.toISOString(),
          review: null,
        },
      ]);
    },
  );

  it.each(["requested", "processing"] as const)(
    "providing documents after a soft rejection in %s leads to requested",
    (state) => {
      const refused = apply(buildState({ state }), "custodian_soft_reject");
      expect(refused).toMatchObject({ state: "awaiting_documents", documentsReturnState: "requested" });
      expect(apply(refused, "provide_documents").state).toBe("requested");
    },
  );

  it.each(Object.keys(TRANSITIONS.hold) as WorkflowState["state"][])(
    "releasing a hold in %s leads back to it",
    (state) => {
      const onHold = apply(buildState({ state, documentsReturnState: "in_review" }), "hold");
      expect(onHold).toMatchObject({
        state: "on_hold",
        holdReturnState: state,
        documentsReturnState: "in_review",
      });
      expect(apply(onHold, "release")).toMatchObject({ state, holdReturnState: null });
    },
  );

  it("a hold in awaiting_documents keeps both return states", () => {
    const requested = apply(buildState({ state: "processing" }), "request_documents");
    const released = apply(apply(requested, "hold"), "release");
    expect(released).toEqual(requested);
    expect(apply(released, "provide_documents").state).toBe("processing");
  });

  it.each(Object.keys(TRANSITIONS.hold) as WorkflowState["state"][])(
    "cancel during a hold in %s is possible only before money leaves",
    (holdReturnState) => {
      const refusal = findRefusal(buildState({ state: "on_hold", holdReturnState }), "cancel", CONTEXT);
      const hasMoneyLeft = holdReturnState === "funds_sent" || holdReturnState === "funds_received";
      expect(refusal?.code).toBe(hasMoneyLeft ? "invalid_transition" : undefined);
    },
  );
});

describe("pendingOn", () => {
  const PENDING_PARTIES = {
    draft: "integrator",
    awaiting_participant: "participant",
    submitted: "operations",
    in_review: "operations",
    approved: "operations",
    on_hold: "operations",
    requested: "source_custodian",
    processing: "source_custodian",
    funds_sent: "destination_custodian",
    funds_received: "destination_custodian",
    completed: "none",
    rejected: "none",
    failed: "none",
    cancelled: "none",
    expired: "none",
  } as const;
  it.each(Object.entries(PENDING_PARTIES))("%s is pending on %s", (state, party) => {
    const current = buildState({ state: state as WorkflowState["state"], documentsPendingOn: "participant" });
    expect(findPendingOn(current)).toBe(party);
    // Money with the participant matters only in transit.
    const transfers = [{ ...CHECK_TRANSFER, sentTo: "participant" as const }];
    expect(findPendingOn({ ...current, transfers })).toBe(
      ["funds_sent", "funds_received"].includes(state) ? "participant" : party,
    );
    const voided = transfers.map((one) => ({ ...one, status: "void" as const }));
    expect(findPendingOn({ ...current, transfers: [CHECK_TRANSFER, ...voided] })).toBe(party);
  });

  const OPEN = { expected: "100.00", received: "90.00", difference: "-10.00", status: "open" } as const;
  const buildReceipt = (transferId: string) => ({
    amount: "100.00",
    receivedOn: "2026-06-10",
    lateReason: null,
    transferId,
  });
  const TO_PARTICIPANT = { ...CHECK_TRANSFER, sentTo: "participant" as const };

  it.each<[string, Partial<WorkflowState>, string]>([
    [
      "operations while an amount mismatch is open",
      { amountMismatch: { ...OPEN, resolution: null } },
      "operations",
    ],
    [
      "operations while a request mismatch is open",
      { requestMismatch: { ...OPEN, resolution: null } },
      "operations",
    ],
    [
      "the destination once the mismatch is resolved",
      { amountMismatch: { ...OPEN, status: "resolved", resolution: "small" } },
      "destination_custodian",
    ],
    [
      "the destination while a residual is in transit and the participant has returned the money",
      { transfers: [TO_PARTICIPANT, { ...CHECK_TRANSFER, id: "tr_2" }], receipts: [buildReceipt("tr_1")] },
      "destination_custodian",
    ],
    [
      "the participant while they still have money",
      { transfers: [CHECK_TRANSFER, { ...TO_PARTICIPANT, id: "tr_2" }], receipts: [buildReceipt("tr_1")] },
      "participant",
    ],
  ])("while money moves, the pending party is %s", (_, changes, party) => {
    for (const state of ["funds_sent", "funds_received"] as const)
      expect(findPendingOn(buildState({ state, ...changes }))).toBe(party);
  });

  it("awaiting_documents is pending on the integrator if no party was recorded", () => {
    expect(findPendingOn(buildState({ state: "awaiting_documents" }))).toBe("integrator");
  });

  it.each(["integrator", "participant"] as const)(
    "awaiting_documents is pending on the party that must provide the documents: %s",
    (from) => {
      const requested = apply(buildState({ state: "in_review" }), "request_documents", {
        types: ["loa"],
        from,
      });
      expect(findPendingOn(requested)).toBe(from);
    },
  );
});
