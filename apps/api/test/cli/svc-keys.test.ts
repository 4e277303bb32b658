import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { CREDENTIAL_SCOPES } from "@svc/keys";
import {
  buildKey,
  buildOrganization,
  createTestEnvironment,
  itWithRedis,
  pollUntil,
  type TestEnvironment,
} from "@svc/testing";
import { startTestApi, type TestApi } from "../start-test-api.ts";
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
  let api: TestApi;
  let live: TestEnvironment;
  beforeAll(async () => {
    [api, live] = await Promise.all([startTestApi({ monotonicNow: () => 0 }), createTestEnvironment("live")]);
  });
  afterAll(() => Promise.all([api.stop(), live.close()]));

  it("0 creates working keys, prints them once, and never stores them", async () => {
    const org = await buildOrganization(api);
    const create = ["keys", "create", "--org", org, "--name", "Job"];
    const restricted = [
      "--scope",
      "rollovers:read",
      "keys:read",
      "--rate-limit",
      "90",
      "--expires-in-days",
      "2",
    ];
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
    expect((await api.call("get", "/v1/rollovers", limited.key)).headers["ratelimit-policy"]).toContain(
      "q=90",
    );
    const [secret = "none"] = printed.stdout.match(/svc_test_sk_[0-9A-Za-z]{49}/g) ?? [];
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
    // The API records key usage with a delay.
    await pollUntil(
      "a table that says when a key was used",
      () => runSvc(api.env, "keys", "list", "--org", org),
      ({ stdout }) => / (?:just now|\d+ (?:second|minute)s? ago) /.test(stdout),
    );
    const utc = await runSvc(api.env, "keys", "list", "--org", org, "--utc");
    for (const { expiresAt } of list) expect(utc.stdout).toContain(expiresAt ?? "never used");
    const colored = await runSvcProcess(
      { ...api.env, FORCE_COLOR: "1" },
      "keys",
      "list",
      "--org",
      org,
      "--utc",
    );
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
    const refused: [code: number, says: RegExp, run: ReturnType<typeof runSvc>][] = [
      [2, /ipAllowlist: is only for live keys/, create(api.env, "--type", "ak", "--allow-ip", "203.0.113.9")],
      [
        2,
        /ipAllowlist: is only for live keys/,
        create(live.env, "--type", "pk", "--allow-ip", "203.0.113.9"),
      ],
      [
        2,
        /ipAllowlist\/1: must be an IP/,
        create(live.env, "--type", "ak", "--allow-ip", "::1", "10.0.0.0/33"),
      ],
      [2, /type: must be one of pk, sk, ak/, create(api.env, "--type", "admin")],
      [
        2,
        /scopes: .*rollovers:everything/,
        create(api.env, "--type", "ak", "--scope", "rollovers:everything"),
      ],
      [2, /scopes: .*rollovers:read/, create(api.env, "--type", "sk", "--scope", "rollovers:read")],
      [2, /expiresAt: /, create(api.env, "--type", "ak", "--expires-in-days", "99999999")],
      [
        1,
        /no such organization/,
        runSvc(api.env, "keys", "create", "--org", "org_1", "--name", "x", "--type", "ak"),
      ],
      [1, /no such organization/, runSvc(api.env, "keys", "list", "--org", liveOrg)],
      [
        78,
        /belongs to the live environment/,
        create({ ...live.env, SVC_ENVIRONMENT: "test" }, "--type", "ak"),
      ],
    ];
    for (const [code, expectedError, run] of refused) {
      const ended = await run;
      expect({ says: expectedError, code: ended.code, stdout: ended.stdout }).toEqual({
        says: expectedError,
        code,
        stdout: "",
      });
      expect(ended.stderr).toMatch(expectedError);
      expect(ended.stderr).not.toMatch(/\n\s+at |prisma/i);
    }
    expect([await countRows(api), await countRows(live)]).toEqual(before);
    const created = await create(live.env, "--type", "sk", "--allow-ip", "203.0.113.0/24", "::1", "--json");
    expect(JSON.parse(created.stdout)).toMatchObject({
      environment: "live",
      ipAllowlist: ["203.0.113.0/24", "::1"],
    });
  });

  itWithRedis("0 revokes a key, and a running API rejects it immediately", async () => {
    const { id, key, organizationId } = await buildKey(api, "ak");
    await api.call("get", "/v1/rollovers", key).expect(200);
    const revoked = await runSvcJson<{ apiKey: KeyJson; wasAnnounced: boolean }>(
      api.env,
      "keys",
      "revoke",
      id,
    );
    expect(revoked).toMatchObject({ apiKey: { id, status: "revoked" }, wasAnnounced: true });
    // Only the announcement can update the cache in this test.
    const refusal = async () => (await api.call("get", "/v1/rollovers", key)).body.code;
    const isEnough = (code: string) => code === "api_key_revoked";
    await pollUntil("the key is refused", refusal, isEnough);
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
