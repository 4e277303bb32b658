import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { pollUntil } from "@svc/testing";
import { createReEncryption, NEW_ONLY, OLD_ONLY, startApiWithOldKey } from "../data-keys/old-data-key.ts";
import type { TestApi } from "../start-test-api.ts";
import { runSvc, runSvcJson, startSvc } from "./run-svc.ts";

const ACCOUNT_COUNT = 12;
/** The first test's trigger stops `svc data re-encrypt` at this lock. */
const ADVISORY_LOCK = 4711;

describe("svc data", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApiWithOldKey(ACCOUNT_COUNT);
  });
  afterAll(() => api.stop());

  const runCommand = (...args: string[]) => runSvc(api.env, ...args);
  const { countByKey, restoreOldKey } = createReEncryption(() => api);

  it("resumes after a killed run", async () => {
    const total = (await countByKey()).d1 ?? 0;
    await api.db.pool.query(`CREATE FUNCTION wait_here() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.external_id = 'participant-5' THEN PERFORM pg_advisory_xact_lock(${ADVISORY_LOCK}); END IF; RETURN NEW; END $$`);
    await api.db.pool.query(
      "CREATE TRIGGER wait_here BEFORE UPDATE ON accounts FOR EACH ROW EXECUTE FUNCTION wait_here()",
    );
    const lockHolder = await api.db.pool.connect();
    await lockHolder.query(`SELECT pg_advisory_lock(${ADVISORY_LOCK})`);
    const killed = await startSvc(api.env, "data", "re-encrypt", "--batch", "2");
    const hasRows = async (sql: string) => (await api.db.pool.query(sql)).rows.length > 0;
    const waitingRun = `SELECT 1 FROM pg_locks
      WHERE locktype = 'advisory' AND NOT granted AND objid = ${ADVISORY_LOCK}`;
    await pollUntil("the run waits for the lock", () => hasRows(waitingRun));
    killed.child.kill("SIGKILL");
    await killed.ended;
    expect(killed.child.signalCode).toBe("SIGKILL");
    await lockHolder.query(`SELECT pg_advisory_unlock(${ADVISORY_LOCK})`);
    lockHolder.release();
    await api.db.pool.query("DROP TRIGGER wait_here ON accounts");
    const activeTransaction =
      "SELECT 1 FROM pg_stat_activity WHERE application_name = 'svc-operator' AND state <> 'idle'";
    await pollUntil(
      "the killed run's transaction has ended",
      async () => !(await hasRows(activeTransaction)),
    );
    const countsWhenKilled = await countByKey();
    expect(countsWhenKilled.d2).toBeGreaterThan(0);
    expect(countsWhenKilled.d1).toBeGreaterThan(0);
    for (let index = 0; index < ACCOUNT_COUNT; index += 1) {
      const { body } = await api.call("get", `/v1/accounts?externalId=participant-${index}`).expect(200);
      expect(body.data[0].email).toBe(`ada-${index}@example.com`);
    }

    const report = await runSvcJson<{ values: number }>(api.env, "data", "re-encrypt");
    expect(report.values).toBe(countsWhenKilled.d1);
    expect(await countByKey()).toEqual({ d2: total });
  });

  it("0 reports planned and completed re-encryption, and whether an old key is still used", async () => {
    await restoreOldKey();
    const total = (await countByKey()).d1;
    const used = await runCommand("data", "unused", "d1");
    expect(used).toMatchObject({ code: 1, stdout: expect.stringContaining("ciphertexts use d1") });
    const dryRun = await runCommand("data", "re-encrypt", "--dry-run");
    expect(dryRun).toMatchObject({ code: 0, stderr: "" });
    expect(dryRun.stdout).toContain(`${total} ciphertexts would be re-encrypted with d2. Nothing changed.`);
    expect(dryRun.stdout).toMatch(/accounts +email_ciphertext +d1 +12\n/);
    expect(await countByKey()).toEqual({ d1: total });

    const { code, stdout } = await runCommand("data", "re-encrypt");
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^Re-encrypted \d+ ciphertexts in \d+ rows with d2\.\nEverything uses d2\.\n$/,
      ),
    });
    expect((await runCommand("data", "re-encrypt")).stdout).toBe("Nothing changed.\nEverything uses d2.\n");
    expect((await runCommand("data", "keys")).stdout).toMatch(
      /^KEY .*\nd2 +current +\d+\nd1 +no longer used +0\n$/,
    );
    expect(await runCommand("data", "unused", "d1")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Nothing is encrypted with d1."),
    });
    for (const key of ["d2", "d11"])
      expect(await runCommand("data", "unused", key)).toMatchObject({ code: 1 });
  });

  it("78 if a registered key or DATA_KEYS is missing, 1 if data uses an unknown key, 2 for invalid batch sizes", async () => {
    const reEncrypt = (DATA_KEYS: string) => runSvc({ ...api.env, DATA_KEYS }, "data", "re-encrypt");
    const missing = await reEncrypt(OLD_ONLY);
    expect(missing).toMatchObject({ code: 78, stdout: "" });
    expect(missing.stderr).toMatch(/^svc: DATA_KEYS: is missing d2, .*\n$/);
    // Without d2, only the stored values reveal that it is needed.
    expect(await runCommand("secrets", "forget", "DATA_KEYS", "d2")).toMatchObject({ code: 0 });
    const unknown = await reEncrypt(OLD_ONLY);
    expect(unknown).toMatchObject({ code: 1, stdout: "" });
    expect(unknown.stderr).toMatch(/^svc: Nothing changed: .* values use d2, for example\n {2}accounts\./);
    expect(unknown.stderr).not.toMatch(/@|\d\d\d\.|at file/);
    expect(await runCommand("data", "keys")).toMatchObject({ code: 0 });
    expect(await runCommand("secrets", "retire", "DATA_KEYS", "d1")).toMatchObject({ code: 0 });
    expect(await reEncrypt(NEW_ONLY)).toMatchObject({ code: 0 });
    const { DATA_KEYS: _keys, ...env } = api.env;
    expect(await runSvc(env, "data", "re-encrypt")).toMatchObject({ code: 78 });
    for (const batch of ["0", "2001", "x"])
      expect(await runCommand("data", "re-encrypt", "--batch", batch)).toMatchObject({ code: 2 });
  });
});
