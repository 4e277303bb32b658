import { describe, expect, it } from "@jest/globals";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import { TestClock } from "@svc/testing";
import { STATES } from "../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import { CUSTODIAN_RESPONSES } from "../../src/rollovers/sandbox/custodian-responses.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { sealRollovers } from "../seal-rollovers.ts";
import { useTestApi } from "../start-test-api.ts";
import { createRollover, expectConsistent, NOW, readStored, runActions } from "../workflow/rollover-steps.ts";
import { advanceRollover, simulateResponse } from "./sandbox-calls.ts";

/** By response: states that allow it, the equivalent action, the resulting state, other changes. */
const RESPONSES: Record<
  string,
  { from: RolloverState[]; action: string; to: RolloverState; changes?: object }
> = {
  acknowledged: { from: ["requested"], action: "acknowledge", to: "processing" },
  documents_requested: {
    from: ["in_review", "requested", "processing"],
    action: "request_documents",
    to: "awaiting_documents",
    changes: { pendingOn: "integrator" },
  },
  soft_rejected: {
    from: ["requested", "processing"],
    action: "custodian_soft_reject",
    to: "awaiting_documents",
  },
  rejected: {
    from: ["requested", "processing"],
    action: "custodian_reject",
    to: "rejected",
    changes: { rejection: { code: "name_mismatch", reason: null, by: "source_custodian" } },
  },
  funds_sent: {
    from: ["processing", "funds_sent", "funds_received"],
    action: "mark_funds_sent",
    to: "funds_sent",
  },
  funds_lost: {
    from: ["funds_sent", "funds_received"],
    action: "report_funds_returned",
    to: "processing",
    changes: { transfers: [{ status: "void", voidReason: "lost" }] },
  },
  funds_returned: {
    from: ["funds_sent", "funds_received"],
    action: "report_funds_returned",
    to: "processing",
    changes: { transfers: [{ status: "void", voidReason: "returned" }] },
  },
  funds_received: {
    from: ["funds_sent", "funds_received"],
    action: "mark_funds_received",
    to: "funds_received",
  },
  partial_amount_received: {
    from: ["funds_sent", "funds_received"],
    action: "mark_funds_received",
    to: "funds_received",
    changes: { amountMismatch: { status: "open" } },
  },
  posted: {
    from: ["funds_received"],
    action: "complete",
    to: "completed",
    changes: { amounts: { posted: "10000.00" }, deadlines: [] },
  },
};
const NAMES = Object.keys(RESPONSES);

describe("POST /v1/sandbox/rollovers/{id}/simulate", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  async function createRolloverInState(state: string) {
    const id = await createRollover(api);
    await advanceRollover(api, id, state).expect(200);
    return id;
  }

  it("supports exactly the responses in this test's table", () => {
    expect(Object.keys(CUSTODIAN_RESPONSES).sort()).toEqual([...NAMES].sort());
  });

  const cells = NAMES.flatMap((name) => RESPONSES[name]?.from.map((state) => ({ name, state })) ?? []);

  it.each(cells)("200 $name in $state", async ({ name, state }) => {
    const { action, to, changes } = RESPONSES[name] as (typeof RESPONSES)[string];
    const id = await createRolloverInState(state);
    const { row } = await readStored(api, id);
    const response = await simulateResponse(api, id, name);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ state: to, version: row.version + 1, ...changes });
    expect(response.headers.etag).toBe(`"${row.version + 1}"`);
    const { timeline } = await expectConsistent(api, id);
    const actor = { type: "api_key", id: api.ak.id };
    expect(timeline.at(-1)).toMatchObject({ action, actor, fromState: state, toState: to });
  });

  it.each(STATES)("409 for a response that is impossible in %s lists the allowed actions", async (state) => {
    const id = await createRolloverInState(state);
    const before = await readStored(api, id);
    const { body: shown } = await api.call("get", `/v1/rollovers/${id}/state`);
    const impossible = NAMES.filter((name) => !RESPONSES[name]?.from.includes(state));
    expect(impossible.length).toBeGreaterThan(0);
    for (const name of impossible) {
      const refused = await simulateResponse(api, id, name, { no: "such" });
      const problem = expectProblem(refused, "invalid_transition");
      expect(problem).toMatchObject({ state, allowedActions: shown.availableActions });
    }
    expect(await readStored(api, id)).toEqual(before);
  });

  it("409 amount_mismatch for posted until the remainder has arrived", async () => {
    const id = await createRolloverInState("funds_sent");
    const partial = await simulateResponse(api, id, "partial_amount_received");
    expect(partial.body.amountMismatch).toMatchObject({ received: "9000.00", difference: "-1000.00" });
    expectProblem(await simulateResponse(api, id, "posted"), "amount_mismatch");
    const remainder = await simulateResponse(api, id, "funds_received");
    expect(remainder.body).toMatchObject({ amountMismatch: null, amounts: { received: "10000.00" } });
    expect((await simulateResponse(api, id, "posted")).body.state).toBe("completed");
    await expectConsistent(api, id);
  });

  it("422 for funds_sent, which evaluates the rules again, as a manual mark_funds_sent does", async () => {
    const id = await createRolloverInState("processing");
    await api.db.pool.query(`UPDATE rollovers SET attestations = '{"eligibleAmount": false}' WHERE id = $1`, [
      id,
    ]);
    await sealRollovers(api, [id]);
    const problem = expectProblem(await simulateResponse(api, id, "funds_sent"), "rollover_not_permitted");
    expect(problem).toMatchObject({ rule: "eligible_amount" });
  });

  it("200 lets each param override its default separately", async () => {
    const id = await createRolloverInState("processing");
    const sent = await simulateResponse(api, id, "funds_sent", { amount: "12.00", trackingNumber: "T-1" });
    expect(sent.body.transfers).toMatchObject([
      { method: "check", amount: "12.00", sentTo: "destination", trackingNumber: "T-1" },
    ]);
    const partialReceipt = await simulateResponse(api, id, "partial_amount_received", {
      receivedOn: "2026-06-01",
      datesAttested: true,
    });
    expect(partialReceipt.body.amounts.received).toBe("10.80");
    const other = await createRolloverInState("in_review");
    const requested = await simulateResponse(api, other, "documents_requested", { from: "participant" });
    expect(requested.body.pendingOn).toBe("participant");
    const sentId = await createRolloverInState("funds_sent");
    const returned = await simulateResponse(api, sentId, "funds_returned", { reason: "stale" });
    expect(returned.body.transfers).toMatchObject([{ voidReason: "stale" }]);
  });

  it("200 supplies a late reason for money received after the 60 days", async () => {
    const id = await createRollover(api, { type: "indirect_60_day" });
    await advanceRollover(api, id, "approved").expect(200);
    const distribution = {
      receivedOn: "2026-01-01",
      grossAmount: "100.00",
      withheldFederal: "20.00",
      withheldState: "0.00",
      datesAttested: true,
    };
    await runActions(api, id, ["record_distribution", distribution]);
    expect((await simulateResponse(api, id, "funds_received")).body).toMatchObject({
      state: "funds_received",
      amounts: { received: "80.00" },
      receipts: [{ lateReason: "In the sandbox." }],
    });
  });

  it.each([
    ["requested", "acknowledged", { more: 1 }, ["#/params/more"]],
    [
      "requested",
      "documents_requested",
      { types: ["passport"], from: "me" },
      ["#/params/from", "#/params/types/0"],
    ],
    ["requested", "soft_rejected", { code: "No Way", remedy: 7 }, ["#/params/code", "#/params/remedy"]],
    ["requested", "rejected", { code: "", reason: "x" }, ["#/params/code", "#/params/reason"]],
    ["processing", "funds_sent", { amount: "-1.00", method: "cash" }, ["#/params/amount", "#/params/method"]],
    ["processing", "funds_sent", { amount: null, sentTo: null }, ["#/params/amount", "#/params/sentTo"]],
    ["funds_sent", "funds_lost", { transferId: "tr_2" }, ["#/params/transferId"]],
    ["funds_sent", "funds_lost", { reason: "eaten" }, ["#/params/reason"]],
    ["funds_sent", "funds_received", { receivedOn: "2026-06-16" }, ["#/params/receivedOn"]],
    ["funds_sent", "funds_received", { amount: "0.00" }, ["#/params/amount"]],
    ["funds_sent", "partial_amount_received", { receivedOn: "2026-02-30" }, ["#/params/receivedOn"]],
    ["funds_received", "posted", { postedAmount: "1.00" }, ["#/params/postedAmount"]],
    ["funds_received", "posted", { constructor: 1 }, ["#/params/constructor"]],
  ])("422 in %s for %s %j", async (state, name, params, pointers) => {
    const id = await createRolloverInState(state);
    const before = await readStored(api, id);
    const response = await simulateResponse(api, id, name, params);
    expect(expectIssues(response, "validation_failed")).toEqual(pointers);
    expect(await readStored(api, id)).toEqual(before);
  });
});
