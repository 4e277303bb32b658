import { describe, expect, it } from "@jest/globals";
import { buildKey, createTestEnvironment, itWithRedis, pollUntil, useResource } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { runSvc, runSvcJson } from "./run-svc.ts";

interface KeyJson {
  id: string;
  key: string;
  status: string;
  ipAllowlist: string[];
  rotatedFrom: string | null;
}

describe("svc keys rotate, verify, limit and allow", () => {
  // With this clock, cached keys never expire, so only an announcement updates the cache.
  const api = useTestApi({ monotonicNow: () => 0 });
  const live = useResource(() => createTestEnvironment("live"));

  const runKeys = (...args: string[]) => runSvc(api.env, "keys", ...args);
  const call = (key: string) => api.call("get", "/v1/rollovers", key);

  it("0 completes a rotation: a successor, its first call, and the end of the old key", async () => {
    const original = await buildKey(api, "ak", { name: "Payroll" });
    const printed = await runKeys("rotate", original.id, "--grace", "3600");
    expect(printed).toMatchObject({ code: 0, stderr: "" });
    const [key = ""] = printed.stdout.match(/svc_test_ak_[0-9A-Za-z]{49}/g) ?? [];
    const [successor = ""] = printed.stdout.match(/^key_\w+/) ?? [];
    // The key is printed exactly once.
    expect(printed.stdout.split(key)).toHaveLength(2);
    const unused = { code: 1, stdout: `${successor} (Payroll) is active.\nNot used yet.\n`, stderr: "" };
    expect(await runKeys("verify", successor)).toEqual(unused);
    const verification = runKeys("verify", successor, "--wait", "60");
    await call(key).expect(200);
    expect(await verification).toMatchObject({ code: 0, stdout: expect.stringContaining("Last used ") });
    await call(original.key).expect(200);
    expect((await runKeys("revoke", original.id)).code).toBe(0);
    expect((await runKeys("verify", original.id)).code).toBe(1);
    const again = await runKeys("rotate", original.id);
    expect(again).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("already") });
    const where = { targetId: original.id };
    const audit = await api.db.prisma.auditEntry.findMany({ where, orderBy: { id: "asc" } });
    const actions = audit.map(({ action, actorType }) => `${action} by ${actorType}`);
    expect(actions).toEqual(["api_key.rotated by operator", "api_key.revoked by operator"]);
  });

  itWithRedis("0 sets a limit that a running API applies immediately, and resets it", async () => {
    const { id, key } = await buildKey(api, "ak");
    const readPolicy = async () => String((await call(key)).headers["ratelimit-policy"]);
    const defaultPolicy = await readPolicy();
    const limited = await runKeys("limit", id, "7");
    expect(limited.code).toBe(0);
    expect(limited.stdout).toMatch(
      /^key_\w+ now has a limit of 7 requests per minute\.\nRunning services were notified/,
    );
    await pollUntil("the API applies the limit", async () => (await readPolicy()).includes("q=7;"));
    const reset = await runKeys("limit", id, "default");
    expect(reset).toMatchObject({ code: 0, stdout: expect.stringContaining("the default rate limit") });
    await pollUntil("the API applies the default limit", async () => (await readPolicy()) === defaultPolicy);
  });

  it("0 sets a live key's allowlist in canonical form, passes it to a successor, and clears it", async () => {
    const { id } = await buildKey(live, "sk");
    const runLiveKeys = (...args: string[]) => runSvcJson<{ apiKey: KeyJson }>(live.env, "keys", ...args);
    const change = await runLiveKeys("allow", id, "203.0.113.9/24", "2001:DB8::0:1");
    expect(change.apiKey.ipAllowlist).toEqual(["203.0.113.0/24", "2001:db8::1"]);
    const rotated = await runLiveKeys("rotate", id);
    expect(rotated.apiKey).toMatchObject({ rotatedFrom: id, ipAllowlist: change.apiKey.ipAllowlist });
    const other = await buildKey(live, "ak");
    const rotatedWithAddress = await runLiveKeys("rotate", other.id, "--allow-ip", "203.0.113.9");
    expect(rotatedWithAddress.apiKey.ipAllowlist).toEqual(["203.0.113.9"]);
    const cleared = await runSvc(live.env, "keys", "allow", rotated.apiKey.id, "--clear");
    expect(cleared).toMatchObject({ code: 0, stdout: expect.stringContaining("used from any address") });
  });

  it("1 for an unknown or revoked key, 2 for invalid arguments, and writes nothing", async () => {
    const { id } = await buildKey(api, "ak");
    const revoked = await buildKey(api, "ak", { revokedAt: new Date() });
    const before = await countRows(api);
    const unknown = "key_01h2xcejqtf2nbrexx3vqjhp41";
    for (const [code, expectedError, ...args] of [
      [1, /no such API key/, "rotate", unknown],
      [1, /no such API key/, "verify", unknown],
      [1, /no such API key/, "limit", unknown, "5"],
      [1, /no such API key/, "allow", unknown, "--clear"],
      [1, /revoked/, "limit", revoked.id, "5"],
      [1, /can no longer be changed/, "rotate", revoked.id],
      [2, /gracePeriodSeconds: must be/, "rotate", id, "--grace", "604801"],
      [2, /whole number/, "rotate", id, "--grace", "soon"],
      [2, /whole number/, "limit", id, "0"],
      [2, /rateLimitPerMinute: must be/, "limit", id, "10000001"],
      [2, /is only for live keys/, "allow", id, "203.0.113.9"],
      [2, /ipAllowlist\/0: must be an IP/, "allow", id, "nowhere"],
      [2, /pass addresses/, "allow", id],
    ] as [number, RegExp, ...string[]][]) {
      const run = await runKeys(...args);
      expect([args, run.code, run.stdout]).toEqual([args, code, ""]);
      expect(run.stderr).toMatch(expectedError);
    }
    expect(await countRows(api)).toEqual(before);
  });
});
