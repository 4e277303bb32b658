import { describe, expect, it } from "@jest/globals";
import {
  listStates,
  PENDING_ON,
  ROLLOVER_STATES,
  ROLLOVER_STATUSES,
  type RolloverState,
  STATE_MEANINGS,
} from "@svc/rollover-rules/rollover-states";

const MEANINGS: Record<RolloverState, [status: string, pendingOn: string]> = {
  draft: ["action_required", "integrator"],
  awaiting_participant: ["action_required", "participant"],
  awaiting_documents: ["action_required", "integrator"],
  submitted: ["in_progress", "operations"],
  in_review: ["in_progress", "operations"],
  approved: ["in_progress", "operations"],
  on_hold: ["in_progress", "operations"],
  requested: ["in_progress", "source_custodian"],
  processing: ["in_progress", "source_custodian"],
  funds_sent: ["in_progress", "destination_custodian"],
  funds_received: ["in_progress", "destination_custodian"],
  completed: ["completed", "none"],
  rejected: ["failed", "none"],
  failed: ["failed", "none"],
  cancelled: ["cancelled", "none"],
  expired: ["cancelled", "none"],
};

describe("Rollover states", () => {
  it("are exactly the sixteen of the workflow, each with a meaning", () => {
    expect([...ROLLOVER_STATES].sort()).toEqual(Object.keys(MEANINGS).sort());
    expect(Object.keys(STATE_MEANINGS).sort()).toEqual(Object.keys(MEANINGS).sort());
  });

  it.each(ROLLOVER_STATES)("%s has its status and pending party", (state) => {
    const [status, pendingOn] = MEANINGS[state];
    expect(STATE_MEANINGS[state]).toEqual({ status, pendingOn });
    expect(PENDING_ON).toContain(pendingOn);
  });

  it("have no pending party exactly when they are final", () => {
    const finished = ROLLOVER_STATES.filter((state) => STATE_MEANINGS[state].pendingOn === "none");
    expect(finished.sort()).toEqual(["cancelled", "completed", "expired", "failed", "rejected"]);
  });
});

describe("listStates", () => {
  it("partitions the states: each one belongs to exactly one status", () => {
    const listed = ROLLOVER_STATUSES.flatMap(listStates);
    expect([...listed].sort()).toEqual([...ROLLOVER_STATES].sort());
    for (const status of ROLLOVER_STATUSES) expect(listStates(status).length).toBeGreaterThan(0);
  });
});
