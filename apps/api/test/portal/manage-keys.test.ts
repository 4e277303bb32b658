import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { KeyType } from "@svc/keys";
import { buildKey } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { countRows, findTablesWith } from "../table-contents.ts";
import { createKeyCalls, KEY_INPUT } from "./key-calls.ts";
import { type SignedIn, signInAs } from "./sign-in-as.ts";

const UNKNOWN_KEY_ID = "key_01h2xcejqtf2nbrexx3vqjhp41";

describe("Keys in the portal", () => {
  let api: TestApi;
  let owner: SignedIn;
  let keys: ReturnType<typeof createKeyCalls>;
  beforeAll(async () => {
    // With this clock, cached keys never expire.
    api = await startTestApi({ monotonicNow: () => 0 });
    owner = await signInAs(api, "owner");
    keys = createKeyCalls(api, owner);
  });
  afterAll(() => api.stop());

  const createKey = async (body: object = {}) =>
    (await keys.create({ ...KEY_INPUT, ...body }).expect(201)).body.apiKey;
  const call = (key: string) => api.call("get", "/v1/rollovers", key);

  it("200 lists keys newest first, in pages, filtered by type, status, and search text", async () => {
    const viewer = await signInAs(api, "viewer");
    const organizationId = viewer.organizationId ?? "";
    const viewerKeys = createKeyCalls(api, viewer);
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const build = (type: KeyType, input: Parameters<typeof buildKey>[2]) =>
      buildKey(api, type, { organizationId, ...input });
    const built = {
      active: await build("ak", { name: "Payroll", createdAt: inHours(-5) }),
      expiring: await build("sk", { name: "Nightly", createdAt: inHours(-4), expiresAt: inHours(1) }),
      expired: await build("pk", { name: "50%_off", createdAt: inHours(-3), expiresAt: inHours(-1) }),
      revoked: await build("ak", { name: "PAYROLL old", createdAt: inHours(-2), revokedAt: inHours(-1) }),
    };
    const listIds = async (query: Record<string, string>) =>
      (await viewerKeys.list(query).expect(200)).body.data.map(({ id }: { id: string }) => id);
    const all = [built.revoked.id, built.expired.id, built.expiring.id, built.active.id];
    expect(await listIds({})).toEqual(all);
    for (const [status, { id }] of Object.entries(built)) expect(await listIds({ status })).toEqual([id]);
    expect(await listIds({ status: "living" })).toEqual([built.expiring.id, built.active.id]);
    expect(await listIds({ type: "ak" })).toEqual([built.revoked.id, built.active.id]);
    expect(await listIds({ q: "payroll" })).toEqual([built.revoked.id, built.active.id]);
    expect(await listIds({ q: "payroll", status: "active" })).toEqual([built.active.id]);
    expect(await listIds({ q: "%_" })).toEqual([built.expired.id]);
    expect(await listIds({ q: built.expiring.id })).toEqual([built.expiring.id]);
    const { prefix, last4 } = (await viewerKeys.get(built.expiring.id)).body;
    for (const q of [prefix, last4]) expect(await listIds({ q })).toContain(built.expiring.id);
    expect(await listIds({ q: "no such key" })).toEqual([]);
    const first = (await viewerKeys.list({ limit: "3" })).body;
    expect(first.hasMore).toBe(true);
    expect(await listIds({ cursor: first.nextCursor })).toEqual([built.active.id]);
    for (const query of [{ status: "dead" }, { q: "" }, { q: "x".repeat(101) }, { limit: "0" }]) {
      expect((await viewerKeys.list(query as never)).status).toBe(400);
    }
  });

  it("200 changes a key whose version matches If-Match, and audits the change", async () => {
    const { id, key, version } = await createKey();
    const expiresAt = "2999-01-01T00:00:00.000Z";
    const response = await keys
      .update(id, { name: "Nightly", rateLimitPerMinute: 7, expiresAt })
      .set("If-Match", `"${version}"`)
      .expect(200);
    expect(response.headers).toMatchObject({ etag: '"2"', "cache-control": "no-store" });
    const changed = { name: "Nightly", rateLimitPerMinute: 7, expiresAt, version: 2 };
    expect(response.body.apiKey).toMatchObject(changed);
    expect((await call(key).expect(200)).headers["ratelimit-policy"]).toContain("q=7");
    const conflict = await keys.update(id, { name: "Mine" }).set("If-Match", `"${version}"`);
    expect(expectProblem(conflict, "version_conflict")).toMatchObject({ version: 2 });
    const shown = await keys.get(id).expect(200);
    const cleared = await keys.update(id, { expiresAt: null }).set("If-Match", shown.headers.etag ?? "");
    expect(cleared.status).toBe(200);
    expect(cleared.body.apiKey).toMatchObject({ expiresAt: null, version: 3, name: "Nightly" });
    const [audit] = await api.db.prisma.auditEntry.findMany({
      where: { targetId: id, action: "api_key.changed" },
    });
    expect(audit?.data).toEqual({
      from: { name: KEY_INPUT.name, rateLimitPerMinute: null, expiresAt: null },
      to: { name: "Nightly", rateLimitPerMinute: 7, expiresAt },
    });
  });

  it("422 rejects invalid changes, and 409 any change of a revoked key", async () => {
    const { id } = await createKey();
    const revokedKey = await createKey();
    await keys.revoke(revokedKey.id, KEY_INPUT.name).expect(200);
    const before = await countRows(api);
    for (const [body, pointer] of [
      [{}, "#"],
      [{ scopes: ["rollovers:read"] }, "#/scopes"],
      [{ type: "sk" }, "#/type"],
      [{ name: null }, "#/name"],
      [{ ipAllowlist: null }, "#/ipAllowlist"],
      [{ ipAllowlist: ["8.8.8.8"] }, "#/ipAllowlist"],
      [{ rateLimitPerMinute: 1.5 }, "#/rateLimitPerMinute"],
      [{ expiresAt: "2001-01-01T00:00:00Z" }, "#/expiresAt"],
    ] as const) {
      expect(expectIssues(await keys.update(id, body), "validation_failed")).toEqual([pointer]);
    }
    expectProblem(await keys.update(revokedKey.id, { name: "x" }), "key_not_alive");
    expectProblem(await keys.rotate(revokedKey.id), "key_not_alive");
    expect(await countRows(api)).toEqual(before);
  });

  it("201 rotates a key: the successor works, and the old key works until its grace period ends, which can be extended by days", async () => {
    const original = await createKey();
    const scopes = ["rollovers:read"];
    const changes = { gracePeriodSeconds: 3_600, scopes, expiresAt: null };
    const rotated = await keys.rotate(original.id, changes).expect(201);
    const { apiKey, previousKey } = rotated.body;
    const { id } = original;
    expect(apiKey).toMatchObject({ name: KEY_INPUT.name, scopes, rotatedFrom: id, version: 1 });
    expect(previousKey).toMatchObject({ id, status: "expiring", replacedBy: apiKey.id, version: 2 });
    for (const key of [original.key, apiKey.key]) await call(key).expect(200);
    expect(await findTablesWith(api, apiKey.key)).toEqual([]);
    expectProblem(await keys.rotate(original.id), "key_already_rotated");
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    for (const expiresAt of [null, inDays(8)]) {
      const rejection = await keys.update(original.id, { expiresAt });
      expect(expectIssues(rejection, "validation_failed")).toEqual(["#/expiresAt"]);
    }
    await keys.update(original.id, { expiresAt: inDays(3) }).expect(200);
    const { body: last } = await keys.rotate(apiKey.id, { gracePeriodSeconds: 0 }).expect(201);
    expectProblem(await call(apiKey.key), "api_key_expired");
    await call(last.apiKey.key).expect(200);
    const events = await api.db.prisma.event.findMany({
      where: { organizationId: owner.organizationId ?? "", type: "api_key.rotated" },
    });
    expect(events).toHaveLength(2);
    const invalid = await keys.rotate(last.apiKey.id, { scopes: ["keys:manage"] });
    expect(expectIssues(invalid, "validation_failed")).toEqual(["#/scopes"]);
  });

  it("201 replays a repeated rotation without the key, and rotates once", async () => {
    const original = await createKey();
    const rotate = () => keys.rotate(original.id).set("Idempotency-Key", `rotate-${original.id}`);
    const first = await rotate().expect(201);
    const again = await rotate().expect(201);
    expect(again.body).toEqual({ ...first.body, apiKey: { ...first.body.apiKey, key: null } });
  });

  it("200 revokes a key immediately when its name is confirmed; 422 for another name", async () => {
    const { id, key } = await createKey();
    await call(key).expect(200);
    expect(expectIssues(await keys.revoke(id, "payroll server"), "validation_failed")).toEqual(["#/name"]);
    await call(key).expect(200);
    const revoked = await keys.revoke(id, ` ${KEY_INPUT.name} `).expect(200);
    expect(revoked.body).toMatchObject({ id, status: "revoked", version: 2 });
    expectProblem(await call(key), "api_key_revoked");
    const again = await keys.revoke(id, KEY_INPUT.name).expect(200);
    expect(again.body.revokedAt).toBe(revoked.body.revokedAt);
  });

  it("403 for changing or rotating a key with more scopes than the caller's; any key manager can revoke it", async () => {
    const live = await startTestApi({ environment: "live" });
    try {
      const outsider = createKeyCalls(live, await signInAs(live, "developer"));
      const strong = await buildKey(live, "ak", { name: "Strong" });
      const { organizationId } = strong;
      const developer = createKeyCalls(live, await signInAs(live, "developer", { organizationId }));
      const admin = createKeyCalls(live, await signInAs(live, "admin", { organizationId }));
      expectProblem(await developer.update(strong.id, { ipAllowlist: [] }), "insufficient_scope");
      expectProblem(await developer.rotate(strong.id, { scopes: ["rollovers:read"] }), "insufficient_scope");
      expectProblem(await outsider.revoke(strong.id, "Strong"), "not_found");
      await admin.update(strong.id, { name: "Stronger" }).expect(200);
      await developer.revoke(strong.id, "Stronger").expect(200);
    } finally {
      await live.stop();
    }
  });

  it("404 hides another organization's key and leaves it unchanged", async () => {
    const { id } = await createKey();
    const outsiderKeys = createKeyCalls(api, await signInAs(api, "owner"));
    for (const keyId of [id, UNKNOWN_KEY_ID]) {
      expectProblem(await outsiderKeys.get(keyId), "not_found");
      expectProblem(await outsiderKeys.update(keyId, { name: "x" }), "not_found");
      expectProblem(await outsiderKeys.rotate(keyId), "not_found");
      expectProblem(await outsiderKeys.revoke(keyId, KEY_INPUT.name), "not_found");
    }
    expect((await keys.get(id)).body).toMatchObject({ status: "active", version: 1 });
  });
});
