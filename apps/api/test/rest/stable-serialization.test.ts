import { describe, expect, it } from "@jest/globals";
import { ROLLOVER_STATES } from "@svc/rollover-rules/rollover-states";
import { buildAccount, buildRolloverBody } from "@svc/testing";
import { advanceRollover } from "../sandbox/sandbox-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { act, createRollover, NOW } from "../workflow/rollover-steps.ts";
import { buildDistribution } from "./distribution-calls.ts";

/** Its key order is not that of a schema or of `jsonb`. */
const METADATA = { zeta: "1", b: "2", alphabetical: "3", "10": "4", "2": "5" };
const ADA = { firstName: "Ada", lastName: "Sample", email: "ada@example.com", metadata: METADATA };

describe("One version of an object", () => {
  const api = useTestApi({ clock: { now: () => new Date(NOW) } });

  const read = async (path: string) => (await api.call("get", path).expect(200)).text;
  const sendTwice = async (method: "post" | "patch", path: string, body: object, key: string) => {
    const send = () => api.call(method, path).set("Idempotency-Key", key).send(body);
    const first = await send();
    const again = await send();
    expect([again.status, again.headers["idempotency-replayed"]]).toEqual([first.status, "true"]);
    expect(again.text).toBe(first.text);
    return first;
  };

  async function expectSameBytes(id: string, serialized: string): Promise<void> {
    expect(await read(`/v1/rollovers/${id}`)).toBe(serialized);
    expect(await read("/v1/rollovers?limit=1")).toContain(serialized);
    expect(await read("/v1/rollovers?limit=1&sort=updated")).toContain(serialized);
    expect(await read("/v1/rollovers/export")).toContain(`${serialized}\n`);
    const { externalId } = JSON.parse(serialized);
    const found = await api.call("post", "/v1/rollovers/search").send({ q: externalId }).expect(200);
    expect(found.text).toContain(serialized);
  }

  it.each(ROLLOVER_STATES)("has the same bytes however it is read: a rollover in state %s", async (state) => {
    const changes = { externalId: `ref-${state}`, metadata: METADATA, tags: ["b", "a"] };
    const id = await createRollover(api, changes);
    const reached = await advanceRollover(api, id, state);
    expect([reached.status, reached.body.state]).toEqual([200, state]);
    await expectSameBytes(id, reached.text);
  });

  it("has the same bytes in each write of a rollover, its replay, and the read after it", async () => {
    const account = await buildAccount(api, api.ak.organizationId, { dateOfBirth: "1960-02-03" });
    const body = await buildRolloverBody(api, account.id);
    const changes = { externalId: "ref-writes", metadata: METADATA };
    const attestations = { taxableAcknowledged: true };
    const created = await sendTwice("post", "/v1/rollovers", { ...body, ...changes, attestations }, "create");
    expect(created.status).toBe(201);
    const { id } = created.body;
    await expectSameBytes(id, created.text);
    const patch = { metadata: { longest: "1", a: "2" }, priority: "high" };
    const patched = await sendTwice("patch", `/v1/rollovers/${id}`, patch, "patch");
    await expectSameBytes(id, patched.text);
    const holdBody = { action: "hold", params: { reason: "checked twice" } };
    const onHold = await sendTwice("post", `/v1/rollovers/${id}/actions`, holdBody, "hold");
    await expectSameBytes(id, onHold.text);
    const released = await act(api, id, "release");
    await expectSameBytes(id, released.text);
  });

  it("has the same bytes in each write of an account, its replay, and the reads after it", async () => {
    const created = await sendTwice("post", "/v1/accounts", ADA, "account");
    const { id } = created.body.account;
    const path = `/v1/accounts/${id}`;
    const text = await read(path);
    expect(created.text).toContain(text);
    const patched = await sendTwice("patch", path, { metadata: { longest: "1", a: "2" } }, "account-patch");
    expect(await read(path)).toBe(patched.text);
    expect(await read("/v1/accounts?limit=100")).toContain(patched.text);
  });

  it("has the same bytes in each write of a webhook endpoint and the reads after it", async () => {
    const hook = { url: "https://hooks.example.com/in", eventTypes: ["rollover.created", "*"] };
    const created = await api.call("post", "/v1/webhook-endpoints").send(hook).expect(201);
    const path = `/v1/webhook-endpoints/${created.body.id}`;
    const patched = await sendTwice("patch", path, { description: "one" }, "endpoint-patch");
    expect(await read(path)).toBe(patched.text);
    expect(await read("/v1/webhook-endpoints?limit=1")).toContain(patched.text);
  });

  it("has the same bytes in the list of API keys and in the key itself", async () => {
    const text = await read("/v1/api-keys/current");
    // The last use is recorded with a delay.
    const [head = "", tail = ""] = text.split(/"lastUsedAt":.*?"firstUsedAt":.*?,/);
    const list = await read("/v1/api-keys");
    expect(list).toContain(head);
    expect(list).toContain(tail);
  });

  it("has the same bytes in each write of a distribution, its replay, and the reads after it", async () => {
    const body = await buildDistribution(api);
    const created = await sendTwice("post", "/v1/distributions", body, "distribution");
    const path = `/v1/distributions/${created.body.id}`;
    expect(await read(path)).toBe(created.text);
    expect(await read("/v1/distributions?limit=1")).toContain(created.text);
    for (const { rolloverId } of created.body.destinations)
      expect(await read("/v1/rollovers?limit=2")).toContain(await read(`/v1/rollovers/${rolloverId}`));
    const cancelled = await sendTwice("post", `${path}/cancel`, { reason: "No." }, "distribution-cancel");
    expect([created.status, cancelled.status]).toEqual([201, 200]);
    expect(await read(path)).toBe(cancelled.text);
  });
});
