import { describe, expect, it } from "@jest/globals";
import { useTestApi } from "../start-test-api.ts";
import { act, createRollover, readStored } from "../workflow/rollover-steps.ts";
import { buildCaller } from "./idempotent-calls.ts";

describe("Repeated request with an Idempotency-Key", () => {
  const api = useTestApi();

  const send = (id: string, idempotencyKey: string, body: object) =>
    api.call("post", `/v1/rollovers/${id}/actions`).set("Idempotency-Key", idempotencyKey).send(body);

  it.each([
    ["without params", { action: "release" }],
    ["with empty params", { action: "release", params: {} }],
    ["with a default spelled out", { action: "release", dryRun: false }],
  ])("replays an action first sent %s, in any equivalent form", async (_name, first) => {
    const id = await createRollover(api);
    await act(api, id, "hold", { reason: "checked twice" }).expect(200);
    const released = await send(id, "release", first).expect(200);
    for (const body of [
      { action: "release" },
      { params: {}, action: "release" },
      { action: "release", dryRun: false },
    ]) {
      const again = await send(id, "release", body);
      expect([again.status, again.headers["idempotency-replayed"]]).toEqual([200, "true"]);
      expect(again.text).toBe(released.text);
    }
    const other = await send(id, "release", { action: "hold", params: { reason: "x" } });
    expect(other.body.code).toBe("idempotency_key_reused");
    expect((await readStored(api, id)).row.version).toBe(released.body.version);
  });

  it("compares an action's params after parsing", async () => {
    const id = await createRollover(api);
    const first = await send(id, "hold", { action: "hold", params: { reason: "checked twice" } }).expect(200);
    const again = await send(id, "hold", { action: "hold", params: { reason: " checked twice " } });
    expect([again.status, again.text]).toEqual([200, first.text]);
    const other = await send(id, "hold", { action: "hold", params: { reason: "checked thrice" } });
    expect(other.body.code).toBe("idempotency_key_reused");
  });

  it("creates nothing twice for a batch with equivalent items", async () => {
    const { key, body } = await buildCaller(api);
    const postBatch = (externalId: string) =>
      api
        .call("post", "/v1/rollovers/batch", key)
        .set("Idempotency-Key", "batch")
        .send({ rollovers: [{ ...body, externalId }] });
    const first = await postBatch("order 7").expect(200);
    const again = await postBatch(" order 7 ").expect(200);
    expect(again.text).toBe(first.text);
    expect(again.body.created).toBe(1);
    expect((await postBatch("order 8")).body.code).toBe("idempotency_key_reused");
  });
});
