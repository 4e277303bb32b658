import { describe, expect, it } from "@jest/globals";
import { buildKey, TestClock } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows, findTablesWith } from "../table-contents.ts";

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

describe("POST /v1/api-keys/rotate", () => {
  const clock = new TestClock();
  const api = useTestApi({ clock });

  const rotate = (key: string, body: object = {}) => api.call("post", "/v1/api-keys/rotate", key).send(body);
  const readKey = (key: string) => api.call("get", "/v1/api-keys/current", key);
  const inFuture = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

  it("201 creates a successor with the same name, scopes, limit and allowlist", async () => {
    const scopes = ["keys:rotate", "rollovers:read"];
    const old = await buildKey(api, "ak", { name: "Ledger", scopes, rateLimitPerMinute: 77 });
    const response = await rotate(old.key, { gracePeriodSeconds: 60 }).expect(201);
    expect(response.headers["cache-control"]).toBe("no-store");
    const { apiKey, previousKey } = response.body;
    const inherited = { name: "Ledger", scopes, type: "ak", status: "active", environment: "test" };
    expect(apiKey).toMatchObject(inherited);
    expect(apiKey).toMatchObject({ rotatedFrom: old.id, replacedBy: null, expiresAt: null, revokedAt: null });
    expect(apiKey.key).toMatch(/^svc_test_ak_[0-9A-Za-z]{49}$/);
    expect(apiKey.createdAt).toBe(clock.now().toISOString());
    expect(previousKey).toMatchObject({ id: old.id, status: "expiring", replacedBy: apiKey.id });
    expect(previousKey.expiresAt).toBe(inFuture(60 * SECOND));
    expect(previousKey).not.toHaveProperty("key");

    const { key: _shownOnce, ...view } = apiKey;
    expect((await readKey(apiKey.key).expect(200)).body).toEqual(view);
    const row = await api.db.prisma.apiKey.findUniqueOrThrow({ where: { id: apiKey.id } });
    const { organizationId } = old;
    expect(row).toMatchObject({ rateLimitPerMinute: 77, organizationId, ipAllowlist: [] });
  });

  it("201 stores the new key nowhere", async () => {
    const old = await buildKey(api, "ak");
    const { body } = await rotate(old.key).expect(201);
    // The 43 random characters between prefix and checksum.
    const randomPart = body.apiKey.key.slice(12, 55);
    for (const secret of [body.apiKey.key, randomPart, old.key]) {
      expect(await findTablesWith(api, secret)).toEqual([]);
    }
    expect(await findTablesWith(api, body.apiKey.id)).toEqual(["api_keys", "audit_log", "events"]);
  });

  it("201 writes one key, one audit row and one event", async () => {
    const old = await buildKey(api, "ak");
    const before = await countRows(api);
    const response = await rotate(old.key, { gracePeriodSeconds: 10 }).expect(201);
    const after = await countRows(api);
    expect(after).toEqual({
      ...before,
      api_keys: before.api_keys! + 1,
      audit_log: before.audit_log! + 1,
      events: before.events! + 1,
    });
    const data = { keyId: old.id, successorId: response.body.apiKey.id, expiresAt: inFuture(10 * SECOND) };
    const { organizationId } = old;
    expect(await api.db.prisma.auditEntry.findMany({ where: { organizationId } })).toEqual([
      expect.objectContaining({
        actorType: "api_key",
        actorId: old.id,
        action: "api_key.rotated",
        targetId: old.id,
        requestId: response.headers["x-request-id"],
        createdAt: clock.now(),
        data,
      }),
    ]);
    expect(await api.db.prisma.event.findMany({ where: { organizationId } })).toEqual([
      expect.objectContaining({ type: "api_key.rotated", rolloverId: null, sequence: null, data }),
    ]);
  });

  it("201 accepts the key in X-API-Key", async () => {
    const old = await buildKey(api, "ak");
    const response = await api
      .call("post", "/v1/api-keys/rotate", null)
      .set("X-API-Key", old.key)
      .expect(201);
    expect(response.body.previousKey.id).toBe(old.id);
  });

  it.each([
    { name: "the default length", body: {}, grace: 86_400 },
    { name: "zero seconds", body: { gracePeriodSeconds: 0 }, grace: 0 },
    { name: "one second", body: { gracePeriodSeconds: 1 }, grace: 1 },
    { name: "the maximum length", body: { gracePeriodSeconds: 604_800 }, grace: 604_800 },
  ])("201 gives the old key a grace period of $name", async ({ body, grace }) => {
    const old = await buildKey(api, "ak");
    const response = await rotate(old.key, body).expect(201);
    expect(response.body.previousKey.expiresAt).toBe(inFuture(grace * SECOND));
  });

  it("201 accepts an empty body without a content type, with the default grace period", async () => {
    const old = await buildKey(api, "ak");
    const headers = { Authorization: `Bearer ${old.key}` };
    const response = await fetch(`${api.url}/v1/api-keys/rotate`, { method: "POST", headers });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ previousKey: { expiresAt: inFuture(DAY) } });
    const jsonHeaders = { "X-API-Key": (await buildKey(api, "ak")).key, "Content-Type": "application/json" };
    const responseWithType = await fetch(`${api.url}/v1/api-keys/rotate`, {
      method: "POST",
      headers: jsonHeaders,
    });
    expect(responseWithType.status).toBe(201);
  });

  it("201 never postpones an expiration that the old key already had", async () => {
    const expiresAt = new Date(clock.now().getTime() + 30 * SECOND);
    const old = await buildKey(api, "ak", { expiresAt });
    const response = await rotate(old.key, { gracePeriodSeconds: 60 }).expect(201);
    expect(response.body.previousKey.expiresAt).toBe(expiresAt.toISOString());
    // The successor inherits the expiry.
    expect(response.body.apiKey.expiresAt).toBe(expiresAt.toISOString());
  });

  it("201 keeps the old key working until its grace period ends, then 401", async () => {
    const old = await buildKey(api, "ak");
    const { body } = await rotate(old.key, { gracePeriodSeconds: 120 }).expect(201);
    clock.advance(120 * SECOND - 1);
    expect((await readKey(old.key).expect(200)).body).toMatchObject({ replacedBy: body.apiKey.id });
    expectProblem(await rotate(old.key), "key_already_rotated");
    clock.advance(1);
    const expired = await readKey(old.key);
    expectProblem(expired, "api_key_expired");
    expect(expired.headers["www-authenticate"]).toBe('Bearer realm="svc", error="invalid_token"');
    expectProblem(await rotate(old.key), "api_key_expired");
    await readKey(body.apiKey.key).expect(200);
  });

  it("401 rejects the old key immediately without a grace period", async () => {
    const old = await buildKey(api, "ak");
    await readKey(old.key).expect(200);
    const { body } = await rotate(old.key, { gracePeriodSeconds: 0 }).expect(201);
    expect(body.previousKey.status).toBe("expired");
    expectProblem(await readKey(old.key), "api_key_expired");
    await readKey(body.apiKey.key).expect(200);
  });

  it("201 rotates a successor in turn", async () => {
    const old = await buildKey(api, "ak");
    const { body: second } = await rotate(old.key).expect(201);
    const { body: third } = await rotate(second.apiKey.key).expect(201);
    expect(third.apiKey.rotatedFrom).toBe(second.apiKey.id);
    for (const key of [old.key, second.apiKey.key, third.apiKey.key]) await readKey(key).expect(200);
  });

  it.each([-1, 604_801, 1.5, "60", null, true, [], 1e300])("422 for a grace period of %j", async (grace) => {
    const old = await buildKey(api, "ak");
    const before = await countRows(api);
    const response = await rotate(old.key, { gracePeriodSeconds: grace });
    expect(expectIssues(response, "validation_failed")).toEqual(["#/gracePeriodSeconds"]);
    expect(await countRows(api)).toEqual(before);
    expect((await readKey(old.key).expect(200)).body.status).toBe("active");
  });

  it("422 lists every error", async () => {
    const response = await rotate((await buildKey(api, "ak")).key, { gracePeriodSeconds: -1, name: "x" });
    expect(expectIssues(response, "validation_failed")).toEqual(["#/gracePeriodSeconds", "#/name"]);
  });
});
