import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { ACTIONS, TRANSITIONS } from "../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import {
  ACTIONS_TO_PROCESSING,
  ACTIONS_TO_RECEIVED,
  ACTIONS_TO_SENT,
  act,
  buildIraSides,
  createRollover,
  expectConsistent,
  NOW,
  readStored,
  runActions,
} from "./rollover-steps.ts";

const ACTIONS_TO_STATE: Partial<Record<string, readonly (typeof ACTIONS)[number][]>> = {
  draft: [],
  awaiting_participant: ["request_consent"],
  submitted: ["submit"],
  in_review: ["submit", "start_review"],
  approved: ACTIONS_TO_PROCESSING.slice(0, 3),
  requested: ACTIONS_TO_PROCESSING.slice(0, 4),
  processing: ACTIONS_TO_PROCESSING,
  funds_sent: ACTIONS_TO_SENT,
  funds_received: ACTIONS_TO_RECEIVED,
  awaiting_documents: ["submit", "start_review", "request_documents"],
  on_hold: ["hold"],
  completed: [...ACTIONS_TO_RECEIVED, "complete"],
  cancelled: ["cancel"],
  rejected: ["submit", "start_review", "reject"],
  failed: [...ACTIONS_TO_PROCESSING, "fail"],
};

describe("Rejected POST /v1/rollovers/{id}/actions", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  it.each(Object.entries(ACTIONS_TO_STATE))(
    "409 rejects actions that the table does not allow in %s, and writes nothing",
    async (state, path) => {
      const id = await createRollover(api);
      await runActions(api, id, ...(path ?? []));
      const before = await readStored(api, id);
      expect(before.row.state).toBe(state);
      const { body: shown } = await api.call("get", `/v1/rollovers/${id}/state`).expect(200);
      const { body: listed } = await api.call("get", `/v1/rollovers/${id}/actions`).expect(200);
      // A direct rollover has no distribution, and this one has no mismatch.
      const excluded = ["record_distribution", "resolve_mismatch"];
      // Documents can be reviewed and receipts voided only if there are any.
      if (before.row.documents.length === 0) excluded.push("accept_document", "reject_document");
      if (before.row.receipts.length === 0)
        excluded.push("void_receipt", "return_to_source", "correct_receipt");
      if (before.row.transfers.length === 0) excluded.push("report_funds_returned", "correct_transfer");
      // The hold began in a draft, without a death.
      if (before.row.state === "on_hold") excluded.push("mark_funds_received", "resolve_death");
      const allowed = ACTIONS.filter(
        (action) => TRANSITIONS[action][before.row.state] && !excluded.includes(action),
      );
      expect([...shown.availableActions].sort()).toEqual([...allowed].sort());
      expect(listed.data.map(({ action }: { action: string }) => action)).toEqual(shown.availableActions);
      for (const action of ACTIONS.filter((name) => !allowed.includes(name))) {
        const problem = expectProblem(await act(api, id, action), "invalid_transition");
        expect(problem).toMatchObject({ state, allowedActions: shown.availableActions });
      }
      expect(await readStored(api, id)).toEqual(before);
      for (const action of allowed) {
        expect({ action, status: (await act(api, id, action, undefined, { dryRun: true })).status }).toEqual({
          action,
          status: 200,
        });
      }
      expect(await readStored(api, id)).toEqual(before);
      await expectConsistent(api, id);
    },
  );

  it("409 returns amount_mismatch for complete until the mismatch is resolved", async () => {
    const id = await createRollover(api);
    await runActions(api, id, ...ACTIONS_TO_SENT);
    await runActions(api, id, ["mark_funds_received", { amount: "99.99", receivedOn: "2026-06-15" }]);
    const before = await readStored(api, id);
    expect(before.events.at(-1)?.type).toBe("rollover.amount_mismatch");
    const problem = expectProblem(
      await act(api, id, "complete", { postedAmount: "99.99" }),
      "amount_mismatch",
    );
    expect(problem).toMatchObject({ state: "funds_received" });
    expect(await readStored(api, id)).toEqual(before);
    await runActions(api, id, "resolve_mismatch", ["complete", { postedAmount: "99.99" }]);
    await expectConsistent(api, id);
  });

  it("409 rejects approve until the custodian's documents are provided", async () => {
    const id = await createRollover(api, {}, "test-needs-documents");
    await runActions(api, id, "submit", "start_review");
    const { allowedActions } = expectProblem(
      await act(api, id, "approve"),
      "invalid_transition",
    ) as unknown as { allowedActions: string[] };
    expect(allowedActions).not.toContain("approve");
    await runActions(api, id, "request_documents", "provide_documents", "approve");
    await expectConsistent(api, id);
  });

  it("422 returns rollover_not_permitted while the eligibility needs review", async () => {
    const sides = await buildIraSides(api);
    sides.source.accountType = "simple_ira";
    const id = await createRollover(api, { ...sides, type: "trustee_transfer", deliveryMethod: "wire" });
    const before = await readStored(api, id);
    expect(before.row.eligibility.outcome).toBe("needs_review");
    for (const action of ["submit", "request_consent"]) {
      const problem = expectProblem(await act(api, id, action), "rollover_not_permitted");
      expect(problem).toMatchObject({ rule: "simple_two_years" });
    }
    expect(await readStored(api, id)).toEqual(before);
  });
});
