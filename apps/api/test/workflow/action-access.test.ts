import { describe, expect, it } from "@jest/globals";
import { buildKey, TestClock } from "@svc/testing";
import {
  ACTIONS,
  OPERATOR_ACTIONS,
  TRANSITIONS,
} from "../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { ACTIONS_TO_PROCESSING, act, createRollover, NOW, readStored, runActions } from "./rollover-steps.ts";

describe("Access to rollover actions, by scope and version", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  const buildKeyWithScopes = async (...scopes: string[]) =>
    (await buildKey(api, "ak", { organizationId: api.ak.organizationId, scopes })).key;

  it("403 for every action that requires rollovers:operate if the key lacks this scope; availableActions omits these actions", async () => {
    const key = await buildKeyWithScopes("rollovers:read", "rollovers:act");
    const id = await createRollover(api);
    await runActions(api, id, ...ACTIONS_TO_PROCESSING);
    const before = await readStored(api, id);
    for (const action of OPERATOR_ACTIONS) {
      expectProblem(await act(api, id, action, undefined, { key }), "insufficient_scope");
    }
    expect(await readStored(api, id)).toEqual(before);
    const { body: shown } = await api.call("get", `/v1/rollovers/${id}/state`, key).expect(200);
    const ownActions = ACTIONS.filter(
      (action) => TRANSITIONS[action].processing && !OPERATOR_ACTIONS.includes(action),
    );
    const impossible = [
      // Only an indirect rollover records a distribution.
      "record_distribution",
      // No money was sent yet.
      "report_funds_returned",
    ];
    expect([...shown.availableActions].sort()).toEqual(
      ownActions.filter((action) => !impossible.includes(action)).sort(),
    );
    expect((await act(api, id, "cancel", undefined, { key })).status).toBe(200);
  });

  it("403 rejects every action for a key without rollovers:act", async () => {
    const id = await createRollover(api);
    for (const scopes of [["rollovers:read"], ["rollovers:read", "rollovers:operate"]]) {
      const key = await buildKeyWithScopes(...scopes);
      for (const action of ACTIONS) {
        expectProblem(await act(api, id, action, undefined, { key }), "insufficient_scope");
      }
      expect((await api.call("get", `/v1/rollovers/${id}/state`, key)).body.availableActions).toEqual([]);
      expect((await api.call("get", `/v1/rollovers/${id}/actions`, key)).body).toEqual({
        object: "list",
        data: [],
      });
    }
    expect((await readStored(api, id)).row.version).toBe(1);
  });

  it.each(['"2"', "1", 'W/"1"', '"01"', "garbage", '"2", "3"', '"1', "", '"*"'])(
    "412 for If-Match %j at version 1",
    async (ifMatch) => {
      const id = await createRollover(api);
      for (const dryRun of [true, false]) {
        const response = await act(api, id, "hold", undefined, { dryRun }).set("If-Match", ifMatch);
        expect(expectProblem(response, "version_conflict")).toMatchObject({ version: 1 });
      }
      expect(await readStored(api, id)).toMatchObject({ row: { version: 1, state: "draft" } });
    },
  );

  it.each(['"1"', "*", '"7", "1"', ' "1" '])("200 for If-Match %j at version 1", async (ifMatch) => {
    const id = await createRollover(api);
    const response = await act(api, id, "hold").set("If-Match", ifMatch);
    expect({ status: response.status, etag: response.headers.etag }).toEqual({ status: 200, etag: '"2"' });
  });

  it("200 dryRun writes nothing, shows the result, and leaves the idempotency key unused", async () => {
    const id = await createRollover(api);
    const before = await readStored(api, id);
    const submit = (options: { dryRun: boolean }) =>
      act(api, id, "submit", undefined, options).set("Idempotency-Key", `try ${id}`);
    const preview = await submit({ dryRun: true });
    expect(preview.status).toBe(200);
    expect(await readStored(api, id)).toEqual(before);
    const executed = await submit({ dryRun: false });
    expect(executed.headers["idempotency-replayed"]).toBeUndefined();
    const { version, ...expected } = executed.body;
    expect(version).toBe(2);
    expect(preview.body).toEqual({ ...expected, version: expect.any(Number) });
    expectProblem(await submit({ dryRun: true }), "invalid_transition");
  });
});
