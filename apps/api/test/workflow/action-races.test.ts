import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { ACTIONS, TRANSITIONS } from "../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import { insertRollover } from "../insert-rollover.ts";
import { sealRollovers } from "../seal-rollovers.ts";
import { startTestApi, useTestApi } from "../start-test-api.ts";
import {
  ACTIONS_TO_PROCESSING,
  ACTIONS_TO_RECEIVED,
  act,
  createRollover,
  expectConsistent,
  NOW,
  runActions,
} from "./rollover-steps.ts";

describe("Concurrent actions", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  it("200 for one of eight actions right after the API starts, although the pool has only four connections", async () => {
    const newApi = await startTestApi({
      clock: new TestClock(Date.parse(NOW)),
      env: { DATABASE_POOL_SIZE: "4" },
    });
    try {
      const id = await insertRollover(newApi, newApi.ak.organizationId);
      await sealRollovers(newApi, [id]);
      const responses = await Promise.all(Array.from({ length: 8 }, () => act(newApi, id, "hold")));
      expect(responses.map((response) => response.status).sort()).toEqual([200, ...Array(7).fill(409)]);
    } finally {
      await newApi.stop();
    }
  });

  it.each(["draft", "processing", "funds_received"] as const)(
    "each of 20 actions on a rollover in %s succeeds only in a state in which the transition table allows it",
    async (start) => {
      const id = await createRollover(api);
      const paths = {
        draft: [],
        processing: ACTIONS_TO_PROCESSING,
        funds_received: ACTIONS_TO_RECEIVED,
      } as const;
      const path = paths[start];
      await runActions(api, id, ...path);
      // After an amendment, money can arrive in more states than the table allows.
      const tried = ACTIONS.filter(
        (action) => !["amend", "resolve_mismatch", "sign_consent", "void_receipt"].includes(action),
      ).slice(0, 20);
      const responses = await Promise.all(tried.map((action) => act(api, id, action)));
      const { row, timeline } = await expectConsistent(api, id);
      const succeeded = tried.filter((_action, index) => responses[index]?.status === 200);
      expect(succeeded.length).toBeGreaterThan(0);
      expect(
        responses
          .filter((response) => ![200, 409, 422].includes(response.status))
          .map((response) => response.body),
      ).toEqual([]);
      expect(row.version).toBe(1 + path.length + succeeded.length);
      const newEntries = timeline.slice(1 + path.length);
      expect(newEntries.map((entry) => entry.action).sort()).toEqual([...succeeded].sort());
      for (const { action, fromState } of newEntries) {
        expect(TRANSITIONS[action as keyof typeof TRANSITIONS][fromState!]).toBeDefined();
      }
    },
  );

  it("200 for one of 10 requests with the same If-Match, 412 for the others", async () => {
    const id = await createRollover(api);
    await runActions(api, id, ...ACTIONS_TO_RECEIVED);
    const { row } = await expectConsistent(api, id);
    const receipt = { amount: "1.00", receivedOn: "2026-06-15" };
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        act(api, id, "mark_funds_received", receipt).set("If-Match", `"${row.version}"`),
      ),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([200, ...Array(9).fill(412)]);
    expect((await expectConsistent(api, id)).row.receipts).toHaveLength(2);
  });

  it("200 for two concurrent receipts, because neither depends on the other", async () => {
    const id = await createRollover(api);
    await runActions(api, id, ...ACTIONS_TO_PROCESSING, "mark_funds_sent");
    const receive = (amount: string) =>
      act(api, id, "mark_funds_received", { amount, receivedOn: "2026-06-15" });
    const responses = await Promise.all([receive("60.00"), receive("40.00")]);
    expect(responses.map((response) => response.status)).toEqual([200, 200]);
    const { row } = await expectConsistent(api, id);
    expect(row.amountMismatch).toBeNull();
    const { body } = await api.call("get", `/v1/rollovers/${id}`).expect(200);
    expect(body.amounts).toMatchObject({ sent: "100.00", received: "100.00" });
  });

  it("20 requests with the same idempotency key have one effect", async () => {
    const id = await createRollover(api);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => act(api, id, "submit").set("Idempotency-Key", `once ${id}`)),
    );
    const valid = responses.filter(
      (response) => response.status === 200 || response.body.code === "idempotency_in_progress",
    );
    expect(valid).toHaveLength(20);
    expect((await expectConsistent(api, id)).row.version).toBe(2);
  });
});
