import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readApiConfig } from "../../src/platform/config.ts";
import { startApi } from "../../src/server.ts";
import { NEW_ONLY, OLD_ONLY, startApiWithOldKey } from "../data-keys/old-data-key.ts";
import type { TestApi } from "../start-test-api.ts";
import { runSvc, runSvcJson } from "./run-svc.ts";

interface Status {
  purpose: string;
  id: string;
  state: string | null;
  held: string | null;
  count: number | null;
  mayBeRemoved: boolean;
}

describe("svc secrets", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApiWithOldKey(4);
  });
  afterAll(() => api.stop());

  const runCommand = (...args: string[]) => runSvc(api.env, ...args);
  const readStatus = async (purpose: string, env: Record<string, string> = api.env) => {
    const all = await runSvcJson<Status[]>(env, "secrets", "status");
    return Object.fromEntries(
      all.filter((secret) => secret.purpose === purpose).map(({ purpose: _, id, ...status }) => [id, status]),
    );
  };
  const startApiWith = async (DATA_KEYS: string) => {
    const config = readApiConfig({ ...api.env, DATA_KEYS, DATABASE_URL: api.urls.api });
    await (await startApi(config)).stop();
  };

  it("0 tracks a rotation from the first step to the last", async () => {
    const total = (await readStatus("DATA_KEYS")).d1?.count ?? 0;
    expect(total).toBeGreaterThan(0);
    expect(await readStatus("DATA_KEYS", { ...api.env, DATA_KEYS: OLD_ONLY })).toEqual({
      d1: { state: "required", held: "current", count: total, mayBeRemoved: false },
      d2: { state: "required", held: null, count: 0, mayBeRemoved: true },
    });
    const retire = () => runCommand("secrets", "retire", "DATA_KEYS", "d1");
    expect(await retire()).toMatchObject({
      code: 1,
      stdout: "",
      stderr: `svc: DATA_KEYS: ${total} values use d1; pass --force to retire it anyway\n`,
    });
    await expect(startApiWith(NEW_ONLY)).rejects.toThrow("DATA_KEYS: is missing d1,");
    expect(await runCommand("data", "re-encrypt")).toMatchObject({ code: 0 });
    expect((await readStatus("DATA_KEYS")).d1).toMatchObject({
      count: 0,
      mayBeRemoved: true,
      held: "behind",
    });
    for (const run of [await retire(), await retire()]) expect(run).toMatchObject({ code: 0, stderr: "" });
    await startApiWith(NEW_ONLY);
    await expect(startApiWith(`${OLD_ONLY},${NEW_ONLY}`)).rejects.toThrow(
      "DATA_KEYS: starts with d1, which is retired",
    );
    expect(await readStatus("DATA_KEYS")).toEqual({
      d2: { state: "required", held: "current", count: total, mayBeRemoved: false },
      d1: { state: "retired", held: "behind", count: 0, mayBeRemoved: true },
    });
    const { rows } = await api.db.pool.query(
      "SELECT target_id, data FROM audit_log WHERE action = 'secret.retired'",
    );
    expect(rows).toEqual([{ target_id: "DATA_KEYS", data: { id: "d1", count: 0, force: false } }]);
  });

  it("prints a table without secret values", async () => {
    const { code, stdout } = await runCommand("secrets", "status");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^SECRET +ID +STATE +HERE +IN USE\n/);
    expect(stdout).toMatch(/\nKEY_PEPPERS +p2 +required +current +\d+\n/);
    expect(stdout).toMatch(/\nCHAIN_KEY +default +required +current +/);
    for (const name of ["KEY_PEPPERS", "DATA_KEYS", "INDEX_KEY", "CHAIN_KEY", "SESSION_SECRETS"]) {
      for (const secret of (api.env[name] ?? "").split(","))
        expect(stdout).not.toContain(secret.slice(secret.indexOf(":") + 1));
    }
  });

  it("counts the active API keys under each pepper", async () => {
    const before = await readStatus("KEY_PEPPERS");
    await api.db.pool.query("UPDATE api_keys SET pepper_id = 'p1', revoked_at = NULL");
    const { rows } = await api.db.pool.query("SELECT count(*)::int AS keys FROM api_keys");
    expect((await readStatus("KEY_PEPPERS")).p1?.count).toBe(rows[0].keys);
    await api.db.pool.query("UPDATE api_keys SET revoked_at = now()");
    expect((await readStatus("KEY_PEPPERS")).p1?.count).toBe(0);
    expect(before.p1).toMatchObject({ count: 0, state: "required" });
  });

  it("reports a secret that differs from the registered one, and can forget the registration", async () => {
    const wrong = { ...api.env, CHAIN_KEY: Buffer.alloc(32, "x").toString("base64") };
    expect((await readStatus("CHAIN_KEY", wrong)).default).toMatchObject({
      held: "differs",
      state: "required",
    });
    const refused = await runSvc(wrong, "timeline", "verify", "--all");
    expect(refused).toMatchObject({ code: 78, stdout: "" });
    expect(refused.stderr).toBe(
      "svc: CHAIN_KEY: the secret default differs from the one registered in this database\n",
    );
    expect(await runCommand("secrets", "forget", "CHAIN_KEY", "default")).toMatchObject({ code: 0 });
    expect((await readStatus("CHAIN_KEY")).default).toMatchObject({ state: null, held: "current" });
    expect(await runCommand("secrets", "forget", "CHAIN_KEY", "default")).toMatchObject({ code: 1 });
    await runCommand("timeline", "verify", "--all");
    expect((await readStatus("CHAIN_KEY")).default).toMatchObject({ state: "required" });
  });

  it("1 for a secret that cannot be retired, 2 for an unknown kind of secret", async () => {
    for (const [args, expectedError] of [
      [["DATA_KEYS", "d2"], "is the current secret here"],
      [["DATA_KEYS", "d7"], "d7 is not registered"],
      [["CHAIN_KEY", "default"], "is the current secret here"],
    ] as const) {
      const { code, stderr } = await runCommand("secrets", "retire", ...args, "--force");
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(expectedError) });
    }
    const { CHAIN_KEY: _chainKey, ...env } = api.env;
    expect(await runSvc(env, "secrets", "retire", "CHAIN_KEY", "default", "--force")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("is the only secret in use"),
    });
    expect(await runCommand("secrets", "retire", "PORTAL_SECRET", "x")).toMatchObject({ code: 2 });
    const malformed = { ...api.env, DATA_KEYS: "hunter2" };
    expect(await runSvc(malformed, "secrets", "status")).toMatchObject({ code: 78 });
  });
});
