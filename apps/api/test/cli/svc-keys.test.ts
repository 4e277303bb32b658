import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "@jest/globals";
import { CREDENTIAL_SCOPES } from "@svc/keys";
import {
  buildKey,
  buildOrganization,
  createTestEnvironment,
  itWithRedis,
  pollUntil,
  useResource,
} from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import { countRows, findTablesWith } from "../table-contents.ts";
import { runSvc, runSvcJson, runSvcProcess } from "./run-svc.ts";

interface KeyJson {
  id: string;
  key: string;
  scopes: string[];
  status: string;
  expiresAt: string | null;
}

describe("svc keys", () => {
  // With this clock, cached keys never expire, so only an announcement updates the cache.
  const api = useTestApi({ monotonicNow: () => 0 });
  const live = useResource(() => createTestEnvironment("live"));

  it("0 creates working keys, prints them once, and never stores them", async () => {
    const org = await buildOrganization(api);
    const create = ["keys", "create", "--org", org, "--name", "Job"];
    const limits = ["--rate-limit", "90", "--expires-in-days", "2"];
    const restricted = ["--scope", "rollovers:read", "keys:read", ...limits];
    const [full, limited, printed] = await Promise.all([
      runSvcJson<KeyJson>(api.env, ...create, "--type", "ak"),
      runSvcJson<KeyJson>(api.env, ...create, "--type", "ak", ...restricted),
      runSvc(api.env, ...create, "--type", "sk"),
    ]);
    expect(full).toMatchObject({ scopes: CREDENTIAL_SCOPES.ak, status: "active", expiresAt: null });
    expect(limited).toMatchObject({ scopes: ["rollovers:read", "keys:read"], status: "expiring" });
    const days = (Date.parse(limited.expiresAt ?? "") - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(2);
    const { body } = await api.call("get", "/v1/api-keys/current", full.key).expect(200);
    expect(body.id).toBe(full.id);
    const { headers } = await api.call("get", "/v1/rollovers", limited.key);
    expect(headers["ratelimit-policy"]).toContain("q=90");
    expect([printed.code, printed.stderr]).toEqual([0, ""]);
    const [secret = "none"] = printed.stdout.match(/svc_test_sk_[0-9A-Za-z]{49}/g) ?? [];
    // The key is printed exactly once.
    expect(printed.stdout.split(secret)).toHaveLength(2);
    expect(printed.stdout).toContain("shown only once");

    const [list, table] = await Promise.all([
      runSvcJson<KeyJson[]>(api.env, "keys", "list", "--org", org),
      runSvc(api.env, "keys", "list", "--org", org),
    ]);
    expect(list.map(({ id }) => id).sort()).toEqual(expect.arrayContaining([full.id, limited.id].sort()));
    expect(list).toHaveLength(3);
    for (const key of [full.key, limited.key, secret]) {
      expect(JSON.stringify(list) + table.stdout).not.toContain(key);
      expect(await findTablesWith(api, key)).toEqual([]);
      expect(table.stdout).toContain(`${key.slice(0, 16)}…`);
    }
    await pollUntil(
      "the table shows when a key was used",
      () => runSvc(api.env, "keys", "list", "--org", org),
      { isDone: ({ stdout }) => / (?:just now|\d+ (?:second|minute)s? ago) /.test(stdout) },
    );
    const utc = await runSvc(api.env, "keys", "list", "--org", org, "--utc");
    for (const { expiresAt } of list) expect(utc.stdout).toContain(expiresAt ?? "never used");
    const colorEnv = { ...api.env, FORCE_COLOR: "1" };
    const colored = await runSvcProcess(colorEnv, "keys", "list", "--org", org, "--utc");
    expect([table.code, utc.code, colored.code]).toEqual([0, 0, 0]);
    expect(stripVTControlCharacters(colored.stdout)).toBe(utc.stdout);
    expect(colored.stdout).toContain("\u001b[32mactive");
    expect(table.stdout).not.toContain("\u001b");
    const audit = await api.db.prisma.auditEntry.findMany({ where: { organizationId: org } });
    expect(audit.map(({ action, actorType }) => `${action} by ${actorType}`)).toEqual(
      Array(3).fill("api_key.created by operator"),
    );
  });

  it("0 sets an allowlist on a live key; 2 on test or public keys, and for other invalid input", async () => {
    const org = await buildOrganization(api);
    const liveOrg = await buildOrganization(live);
    const create = (env: Record<string, string>, ...args: string[]) =>
      runSvc(env, "keys", "create", "--org", env === live.env ? liveOrg : org, "--name", "x", ...args);
    const before = [await countRows(api), await countRows(live)];
    const onlyLive = /ipAllowlist: is only for live keys/;
    const invalidEntry = /ipAllowlist\/1: must be an IP/;
    const otherEnvironment = /belongs to the live environment/;
    const refused: [code: number, error: RegExp, run: ReturnType<typeof runSvc>][] = [
      [2, onlyLive, create(api.env, "--type", "ak", "--allow-ip", "203.0.113.9")],
      [2, onlyLive, create(live.env, "--type", "pk", "--allow-ip", "203.0.113.9")],
      [2, invalidEntry, create(live.env, "--type", "ak", "--allow-ip", "::1", "10.0.0.0/33")],
      [2, /type: must be one of pk, sk, ak/, create(api.env, "--type", "admin")],
      [
        2,
        /scopes: .*rollovers:everything/,
        create(api.env, "--type", "ak", "--scope", "rollovers:everything"),
      ],
      [2, /scopes: .*rollovers:read/, create(api.env, "--type", "sk", "--scope", "rollovers:read")],
      [2, /expiresAt: /, create(api.env, "--type", "ak", "--expires-in-days", "99999999")],
      [1, /no such organization/, create(api.env, "--type", "ak", "--org", "org_1")],
      [1, /no such organization/, runSvc(api.env, "keys", "list", "--org", liveOrg)],
      [78, otherEnvironment, create({ ...live.env, SVC_ENVIRONMENT: "test" }, "--type", "ak")],
    ];
    for (const [code, expectedError, run] of refused) {
      const ended = await run;
      expect([expectedError, ended.code, ended.stdout]).toEqual([expectedError, code, ""]);
      expect(ended.stderr).toMatch(expectedError);
      expect(ended.stderr).not.toMatch(/\n\s+at |prisma/i);
    }
    expect([await countRows(api), await countRows(live)]).toEqual(before);
    const created = await create(live.env, "--type", "sk", "--allow-ip", "203.0.113.0/24", "::1", "--json");
    expect(created.code).toBe(0);
    const expected = { environment: "live", ipAllowlist: ["203.0.113.0/24", "::1"] };
    expect(JSON.parse(created.stdout)).toMatchObject(expected);
  });

  itWithRedis("0 revokes a key, and a running API rejects it immediately", async () => {
    const { id, key, organizationId } = await buildKey(api, "ak");
    await api.call("get", "/v1/rollovers", key).expect(200);
    const revoked = await runSvcJson<object>(api.env, "keys", "revoke", id);
    expect(revoked).toMatchObject({ apiKey: { id, status: "revoked" }, wasAnnounced: true });
    const readErrorCode = async () => (await api.call("get", "/v1/rollovers", key)).body.code;
    await pollUntil("the key is rejected", readErrorCode, { isDone: (code) => code === "api_key_revoked" });
    const again = await runSvc(api.env, "keys", "revoke", id);
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining("now reject it") });
    const where = { organizationId };
    expect(await api.db.prisma.auditEntry.count({ where: { ...where, action: "api_key.revoked" } })).toBe(1);
    expect(await api.db.prisma.event.count({ where: { ...where, type: "api_key.revoked" } })).toBe(1);
  });

  it("1 for revoking an unknown key, without printing a secret passed as its ID", async () => {
    const { id, key } = await buildKey(api, "ak");
    const { REDIS_URL: _none, ...withoutRedis } = api.env;
    const [unknown, secret, unannounced] = await Promise.all([
      runSvc(api.env, "keys", "revoke", "key_01h2xcejqtf2nbrexx3vqjhp41"),
      runSvc(api.env, "keys", "revoke", key),
      runSvc(withoutRedis, "keys", "revoke", id),
    ]);
    for (const run of [unknown, secret]) {
      expect(run).toEqual({ code: 1, stdout: "", stderr: "svc: There is no such API key.\n" });
    }
    expect(unannounced).toMatchObject({ code: 0, stdout: expect.stringContaining("within ten seconds") });
  });
});
