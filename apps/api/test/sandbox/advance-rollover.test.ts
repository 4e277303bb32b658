import { describe, expect, it } from "@jest/globals";
import { findCustodianId, TestClock } from "@svc/testing";
import { STATES, TRANSITIONS } from "../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import {
  act,
  buildIraSides,
  createRollover,
  expectConsistent,
  NOW,
  readStored,
  runActions,
} from "../workflow/rollover-steps.ts";
import { advanceRollover } from "./sandbox-calls.ts";
import { UNREACHABLE } from "./unreachable-states.ts";

describe("POST /v1/sandbox/rollovers/{id}/advance", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  it("200 moves one step per call from draft to completed, then 409", async () => {
    const id = await createRollover(api);
    const states: string[] = [];
    for (
      let response = await advanceRollover(api, id);
      response.status === 200;
      response = await advanceRollover(api, id)
    ) {
      states.push(response.body.state);
      expect(response.body.version).toBe(states.length + 1);
      expect((await api.call("get", `/v1/rollovers/${id}`)).body).toEqual(response.body);
    }
    expect(states).toEqual([
      "submitted",
      "in_review",
      "approved",
      "requested",
      "processing",
      "funds_sent",
      "funds_received",
      "completed",
    ]);
    const { row } = await expectConsistent(api, id);
    expect(row).toMatchObject({ state: "completed", postedAmount: "10000.00" });
    expect(expectProblem(await advanceRollover(api, id), "invalid_transition")).toMatchObject({
      state: "completed",
      allowedActions: expect.arrayContaining(["reverse_posting"]),
    });
  });

  it("200 takes one step when no body is sent", async () => {
    const id = await createRollover(api);
    const response = await api.call("post", `/v1/sandbox/rollovers/${id}/advance`);
    expect([response.status, response.body.state]).toEqual([200, "submitted"]);
  });

  it.each(STATES)("200 brings a draft to %s by allowed transitions, like manual actions", async (to) => {
    const id = await createRollover(api);
    const response = await advanceRollover(api, id, to);
    expect([response.status, response.body.state]).toEqual([200, to]);
    const { timeline, row } = await expectConsistent(api, id);
    expect(response.headers.etag).toBe(`"${row.version}"`);
    for (const { action, actor, fromState, toState } of timeline.slice(1)) {
      expect(actor).toEqual({ type: "api_key", id: api.ak.id });
      const expectedState =
        action === "expire" ? "expired" : TRANSITIONS[action as keyof typeof TRANSITIONS][fromState as never];
      expect(toState).toBe(expectedState);
    }
    expect((await api.call("get", `/v1/rollovers/${id}`)).body).toEqual(response.body);
    const again = await advanceRollover(api, id, to);
    expect([again.status, again.body]).toEqual([200, response.body]);
  });

  it.each(STATES.filter((state) => UNREACHABLE[state].length > 0))(
    "409 for a state that cannot be reached from %s lists the allowed actions, and writes nothing",
    async (from) => {
      const id = await createRollover(api);
      await advanceRollover(api, id, from).expect(200);
      const before = await readStored(api, id);
      const { body: shown } = await api.call("get", `/v1/rollovers/${id}/state`);
      for (const to of UNREACHABLE[from]) {
        const problem = expectProblem(await advanceRollover(api, id, to), "invalid_transition");
        expect(problem).toMatchObject({ state: from, allowedActions: shown.availableActions });
        expect(problem.detail).toContain(to);
      }
      expect(await readStored(api, id)).toEqual(before);
    },
  );

  it("200 returns from a hold, from requested documents, and after money was sent", async () => {
    const id = await createRollover(api);
    for (const to of ["on_hold", "draft", "awaiting_documents", "in_review", "funds_sent", "requested"]) {
      expect((await advanceRollover(api, id, to)).body.state).toBe(to);
    }
    expect((await expectConsistent(api, id)).row.transfers).toMatchObject([
      { status: "void", voidReason: "lost" },
    ]);
    expect((await advanceRollover(api, id, "completed")).body.amounts.posted).toBe("10000.00");
    await expectConsistent(api, id);
  });

  it("200 moves the requested amount by the requested delivery method", async () => {
    const amount = { kind: "partial", requested: "123.45" };
    const id = await createRollover(api, { amount, deliveryMethod: "ach" });
    const { body } = await advanceRollover(api, id, "completed");
    expect(body.transfers).toMatchObject([{ method: "ach", amount: "123.45" }]);
    expect(body.amounts).toMatchObject({ sent: "123.45", received: "123.45", posted: "123.45" });
  });

  it("200 avoids steps whose sums would exceed the maximum amount, and still completes", async () => {
    const amount = { kind: "partial", requested: "600000000000.00" };
    const id = await createRollover(api, { amount });
    const { status, body } = await advanceRollover(api, id, "completed");
    expect([status, body.state]).toEqual([200, "completed"]);
    expect(body.amounts).toMatchObject({ received: amount.requested, posted: amount.requested });
    await expectConsistent(api, id);
  });

  it("200 provides the documents that a custodian requires", async () => {
    const id = await createRollover(api, {}, "test-spousal-consent");
    const { body } = await advanceRollover(api, id, "approved");
    expect(body.documents).toMatchObject([{ type: "spousal_consent" }]);
    await expectConsistent(api, id);
  });

  it("200 continues after a mismatch, and starts the 60 days of an indirect rollover today", async () => {
    const short = await createRollover(api);
    await advanceRollover(api, short, "funds_sent").expect(200);
    await runActions(api, short, ["mark_funds_received", { amount: "1.00", receivedOn: "2026-06-15" }]);
    expect((await advanceRollover(api, short, "completed")).body).toMatchObject({
      state: "completed",
      amountMismatch: null,
    });
    const attestations = { eligibleAmount: true, noOtherRolloverIn12Months: true };
    const indirect = { ...(await buildIraSides(api)), type: "indirect_60_day", attestations };
    const id = await createRollover(api, indirect);
    const { body } = await advanceRollover(api, id, "funds_sent");
    expect(body.deadlines).toMatchObject([{ type: "sixty_day", dueOn: "2026-08-14" }]);
    expect((await advanceRollover(api, id)).body.state).toBe("funds_received");
    await expectConsistent(api, id);
  });

  it("422 names the rule that blocks a draft, also for later steps; the draft can still be canceled", async () => {
    const source = {
      custodianId: await findCustodianId(api, "test-manual"),
      accountType: "simple_ira",
      accountNumber: "SIM-1",
    };
    const destination = { ...source, accountType: "traditional_ira", accountNumber: "TRAD-1" };
    const id = await createRollover(api, { type: "trustee_transfer", source, destination });
    const before = await readStored(api, id);
    for (const to of [undefined, "submitted", "completed"]) {
      const problem = expectProblem(await advanceRollover(api, id, to), "rollover_not_permitted");
      expect(problem).toMatchObject({ rule: "simple_two_years" });
    }
    expect(await readStored(api, id)).toEqual(before);
    await advanceRollover(api, id, "cancelled").expect(200);
  });

  it("200 and 409: each of several concurrent moves is completed or rejected as a whole", async () => {
    const id = await createRollover(api);
    const responses = await Promise.all([
      ...Array.from({ length: 4 }, () => advanceRollover(api, id, "in_review")),
      act(api, id, "cancel"),
      ...Array.from({ length: 4 }, () => advanceRollover(api, id, "approved")),
    ]);
    for (const { status } of responses) expect([200, 409]).toContain(status);
    const { timeline } = await expectConsistent(api, id);
    const actions = timeline.map(({ action }) => action);
    expect(new Set(actions).size).toBe(actions.length);
  });
});
