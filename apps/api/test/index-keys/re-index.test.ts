import { beforeAll, describe, expect, it } from "@jest/globals";
import { pollUntil } from "@svc/testing";
import { INDEXED_TABLES } from "../../src/platform/index-keys/digest-usage.ts";
import type { ReIndexing } from "../../src/platform/index-keys/re-index.ts";
import { runSvc, runSvcJson, startSvc } from "../cli/run-svc.ts";
import { expectProblem } from "../expect-problem.ts";
import type { TestApi } from "../start-test-api.ts";
import { act, expectConsistent } from "../workflow/rollover-steps.ts";
import {
  NEW_KEY,
  OLD_KEY,
  postAccount,
  postRollover,
  readRowsWithoutDigests,
  useIndexKeyApis,
} from "./index-key-apis.ts";

const PARTICIPANTS = 24;
const buildPerson = (n: number) => ({
  email: `Ada.${n}@Example.com`,
  dateOfBirth: "1955-12-10",
  ssnLast4: "6789",
});

/** The tests are consecutive steps of a rotation. */
describe("Re-indexing", () => {
  const apis = useIndexKeyApis();
  const accounts: string[] = [];
  const rollovers: string[] = [];
  beforeAll(async () => {
    for (let n = 0; n < PARTICIPANTS; n += 1) {
      const { body } = await postAccount(apis.oldFirst, {
        ...buildPerson(n),
        lastName: `Lovelace ${n}`,
      }).expect(201);
      accounts.push(body.account.id);
      if (n % 3 !== 0) continue;
      const created = await postRollover(apis.oldFirst, body.account.id, {
        source: `S-100${n}`,
        destination: `D-100${n}`,
      });
      rollovers.push(created.body.id);
    }
    // Erased participants have null or empty digests, under no key.
    const erasedAccount = await postAccount(apis.oldFirst, { email: "gone@example.com" }).expect(201);
    const erasedId = erasedAccount.body.account.id;
    const last = await postRollover(apis.oldFirst, erasedId, { source: "S-9001", destination: "D-9001" });
    await act(apis.oldFirst, last.body.id, "cancel", { reason: "changed_mind" });
    await apis.oldFirst.call("delete", `/v1/accounts/${erasedId}`).expect(200);
    await postAccount(apis.oldFirst, { email: "little@example.com", lastName: undefined }).expect(201);
  });

  const getEnv = () => apis.newFirst.env;
  const reIndex = (...args: string[]) => runSvcJson<ReIndexing>(getEnv(), "data", "re-index", ...args);
  const countUses = async () => {
    const all = await runSvcJson<{ purpose: string; id: string; count: number; state: string }[]>(
      getEnv(),
      "secrets",
      "status",
    );
    return Object.fromEntries(
      all.filter(({ purpose }) => purpose === "INDEX_KEY").map(({ id, count }) => [id, count]),
    );
  };
  const readOtherColumns = () => readRowsWithoutDigests(apis.oldOnly);

  it("covers every database column that holds digests", async () => {
    const { rows } = await apis.oldOnly.db.pool.query<{ column: string }>(
      `SELECT table_name || '.' || column_name AS "column" FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name LIKE '%\\_index' ORDER BY 1`,
    );
    const indexedColumns = INDEXED_TABLES.flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column}`),
    );
    expect(rows.map(({ column }) => column)).toEqual(indexedColumns.sort());
  });

  it("counts digests in a dry run, and changes nothing", async () => {
    const [before, keyUses] = [await readOtherColumns(), await countUses()];
    const report = await reIndex("--dry-run");
    expect(report).toMatchObject({ currentKey: "i2", dryRun: true, after: null, rows: 0, values: 0 });
    expect(report.before).toContainEqual({
      table: "accounts",
      column: "email_index",
      keyId: "default",
      count: PARTICIPANTS + 1,
    });
    expect(report.before.reduce((sum, { count }) => sum + count, 0)).toBe(keyUses.default);
    // Four digests of each participant, one of the last account, and two of each rollover.
    expect(keyUses.default).toBe(PARTICIPANTS * 4 + 1 + rollovers.length * 2);
    expect([await readOtherColumns(), await countUses()]).toEqual([before, keyUses]);
  });

  it("can be killed, resumes when run again, and can run twice concurrently", async () => {
    const total = (await countUses()).default;
    const running = await startSvc(getEnv(), "data", "re-index", "--batch", "1");
    await pollUntil("some digests are re-indexed", countUses, { isDone: ({ i2 = 0 }) => i2 > 0 });
    running.child.kill("SIGKILL");
    await running.ended;
    const before = await readOtherColumns();
    const reports = await Promise.all([reIndex("--batch", "2"), reIndex("--batch", "3")]);
    expect(await countUses()).toEqual({ i2: total, default: 0 });
    for (const { unreadable, forged } of reports) expect([unreadable, forged]).toEqual([[], []]);
    expect(await readOtherColumns()).toEqual(before);
    for (const id of rollovers) await expectConsistent(apis.newFirst, id);
    const verified = await runSvc(getEnv(), "timeline", "verify", "--all");
    expect(verified).toMatchObject({ code: 0 });
    const again = await runSvc(getEnv(), "data", "re-index");
    expect(again).toMatchObject({ code: 0, stdout: "Nothing changed.\nEverything uses i2.\n", stderr: "" });
    const { rows } = await apis.oldOnly.db.pool.query(
      "SELECT DISTINCT action, organization_id, target_id FROM audit_log WHERE action LIKE 'index_keys.%' ORDER BY 1",
    );
    expect(rows).toEqual(
      ["ended", "started"].map((phase) => ({
        action: `index_keys.re_indexing_${phase}`,
        organization_id: null,
        target_id: "INDEX_KEY",
      })),
    );
  });

  it("runs while the services handle requests, and they always find every participant", async () => {
    const progress = { calls: 0, mismatches: [] as unknown[] };
    let hasEnded = false;
    const queryRepeatedly = async (api: TestApi) => {
      while (!hasEnded) {
        const n = progress.calls % PARTICIPANTS;
        progress.calls += 1;
        const { body } = await postAccount(api, buildPerson(n));
        const isMatched = body.created === false && body.account.id === accounts[n];
        const hasRollover = n % 3 === 0;
        const numbers = { source: `S-100${n}`, destination: `D-100${n}` };
        const code = hasRollover
          ? (await postRollover(api, accounts[n] ?? "", numbers)).body.code
          : "duplicate_rollover";
        if (!isMatched || code !== "duplicate_rollover") progress.mismatches.push([n, body, code]);
      }
    };
    const queries = [apis.oldFirst, apis.newFirst, apis.newFirst].map(queryRepeatedly);
    try {
      for (let round = 0; round < 3; round += 1) {
        await runSvcJson(apis.oldFirst.env, "data", "re-index", "--batch", "3");
        await reIndex("--batch", "3");
      }
    } finally {
      hasEnded = true;
      await Promise.all(queries);
    }
    expect(progress.calls).toBeGreaterThan(PARTICIPANTS);
    expect(progress.mismatches).toEqual([]);
    for (const id of rollovers) await expectConsistent(apis.newFirst, id);
  });

  it("skips values that do not match their key or their history, and reports them", async () => {
    const { pool } = apis.oldOnly.db;
    await runSvcJson(apis.oldFirst.env, "data", "re-index");
    const [account = "", rollover = ""] = [accounts.at(-1), rollovers[0]];
    const { rows } = await pool.query("SELECT email_ciphertext AS sealed FROM accounts WHERE id = $1", [
      account,
    ]);
    const other = await pool.query("SELECT email_ciphertext AS sealed FROM accounts WHERE id = $1", [
      accounts[0],
    ]);
    const setEmailCiphertext = (sealed: string) =>
      pool.query("UPDATE accounts SET email_ciphertext = $2 WHERE id = $1", [account, sealed]);
    const setMask = (text: string) =>
      pool.query("UPDATE rollovers SET source_account_number_mask = $2 WHERE id = $1", [rollover, text]);
    const masked = await pool.query(
      "SELECT source_account_number_mask AS mask FROM rollovers WHERE id = $1",
      [rollover],
    );
    await setEmailCiphertext(other.rows[0].sealed);
    await setMask("****0000");
    const report = await runSvc(getEnv(), "data", "re-index");
    expect(report.code).toBe(1);
    expect(report.stdout).toContain(
      `accounts.digests of ${account} cannot be decrypted with the key it names`,
    );
    expect(report.stdout).toContain(`${rollover} does not match its timeline and was left unchanged`);
    await setEmailCiphertext(rows[0].sealed);
    await setMask(masked.rows[0].mask);
    expect(await runSvc(getEnv(), "data", "re-index")).toMatchObject({ code: 0 });
  });

  it("must finish before the old key is retired; then no process writes with the old key or needs it", async () => {
    const retire = () => runSvc(getEnv(), "secrets", "retire", "INDEX_KEY", "default");
    await expect(apis.start(NEW_KEY)).rejects.toThrow("INDEX_KEY: is missing default,");
    await postAccount(apis.oldFirst, buildPerson(PARTICIPANTS))
      .set("Idempotency-Key", "remembered")
      .expect(201);
    // The services' clock is in June; the operator's is real.
    await apis.oldOnly.db.pool.query("UPDATE idempotency_records SET expires_at = now() + interval '1 day'");
    expect(await retire()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("values use default; pass --force to retire it anyway"),
    });
    const report = await runSvc(getEnv(), "data", "re-index");
    expect(report).toMatchObject({ code: 0 });
    expect(report.stdout).toContain("1 stored idempotent responses use another key");
    expect(await retire()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("1 values use default"),
    });
    await apis.oldOnly.db.pool.query("UPDATE idempotency_records SET expires_at = now()");
    expect(await retire()).toMatchObject({ code: 0, stderr: "" });

    expectProblem(await postAccount(apis.oldFirst, buildPerson(PARTICIPANTS + 1)), "dependency_unavailable");
    await expect(apis.start(`${OLD_KEY},${NEW_KEY}`)).rejects.toThrow(
      "INDEX_KEY: starts with default, which is retired",
    );
    const newOnly = await apis.start(NEW_KEY);
    for (const api of [newOnly, apis.newFirst]) {
      const retrieved = await postAccount(api, buildPerson(3)).expect(200);
      expect(retrieved.body.account.id).toBe(accounts[3]);
      const twice = await postRollover(api, accounts[3] ?? "", { source: "s 1003", destination: "d 1003" });
      expectProblem(twice, "duplicate_rollover");
      await postAccount(api, { email: `${api.url.slice(-4)}@example.com` }).expect(201);
    }
  });

  it("undoes the retirement if a value was written with the old key meanwhile", async () => {
    const { pool } = apis.oldOnly.db;
    await pool.query("UPDATE secret_fingerprints SET retired_at = NULL WHERE purpose = 'INDEX_KEY'");
    // Write after `retire` has counted, while its transaction waits for this one.
    const holder = await pool.connect();
    try {
      await holder.query("BEGIN");
      await holder.query("SELECT hold_index_keys('{default,i2}')");
      const retiring = runSvc(getEnv(), "secrets", "retire", "INDEX_KEY", "default");
      await pollUntil("the retirement waits", async () => {
        const { rows } = await pool.query(
          `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
           WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`,
        );
        return rows.length > 0;
      });
      await holder.query("UPDATE accounts SET email_index = repeat('0', 64) WHERE id = $1", [accounts[0]]);
      await holder.query("COMMIT");
      expect(await retiring).toMatchObject({
        code: 1,
        stderr: expect.stringContaining("1 values were written with default during the count"),
      });
    } finally {
      holder.release();
    }
    const { rows } = await pool.query(
      "SELECT retired_at FROM secret_fingerprints WHERE purpose = 'INDEX_KEY' AND id = 'default'",
    );
    expect(rows).toEqual([{ retired_at: null }]);
    const auditEntries = await pool.query(
      "SELECT action FROM audit_log WHERE action LIKE 'secret.%' ORDER BY id DESC LIMIT 2",
    );
    expect(auditEntries.rows.map(({ action }) => action)).toEqual([
      "secret.retirement_taken_back",
      "secret.retired",
    ]);
  });
});
