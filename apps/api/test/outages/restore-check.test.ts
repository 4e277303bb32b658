import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type LocalPostgres, startPostgres } from "@svc/local-servers";
import { describeWithPostgres15, POSTGRES_15, pollUntil, TEST_SECRETS } from "@svc/testing";
import pg from "pg";
import type { RestoreCertificate } from "../../src/platform/restore-check/certificate.ts";
import { restoreMetrics } from "../../src/platform/worker/metrics/restore-metrics.ts";
import { runSvc, runSvcProcess, startSvc } from "../cli/run-svc.ts";
import { CHAIN_KEYS } from "../seal-rollovers.ts";

// Follows docs/operators/restore-check.md.

describeWithPostgres15("svc restore-check", () => {
  let folder: string;
  let postgres: LocalPostgres;
  let env: Record<string, string>;
  const query = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: postgres.url("postgres") });
    await client.connect();
    try {
      let rows: Record<string, unknown>[] = [];
      for (const text of statements) ({ rows } = await client.query(text));
      return rows;
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    folder = mkdtempSync("/var/tmp/svc-check-");
    chmodSync(folder, 0o755);
    for (const name of ["wal", "base", "scratch"]) await mkdir(join(folder, name));
    chmodSync(join(folder, "wal"), 0o777);
    const wal = join(folder, "wal");
    postgres = await startPostgres({
      dataDir: join(folder, "postgres"),
      password: "test",
      programs: POSTGRES_15,
      settings: {
        fsync: "off",
        archive_mode: "on",
        // If root runs the check, PostgreSQL runs as another user, who must read the archive.
        archive_command: `cp %p ${wal}/%f && chmod 644 ${wal}/%f`,
      },
    });
    env = {
      ...TEST_SECRETS,
      SVC_ENVIRONMENT: "test",
      DATABASE_URL: postgres.url("postgres"),
      RESTORE_BASE_DIR: join(folder, "base"),
      RESTORE_WAL_DIR: join(folder, "wal"),
      RESTORE_SCRATCH_DIR: join(folder, "scratch"),
      RESTORE_CERTIFICATE_DIR: join(folder, "certificates"),
    };
    expect(await runSvc(env, "db", "migrate")).toMatchObject({ code: 0 });
    const target = ["--dbname", postgres.url("postgres"), "--pgdata", join(folder, "base/first")];
    execFileSync(join(POSTGRES_15, "pg_basebackup"), [...target, "--checkpoint=fast", "--wal-method=none"], {
      stdio: "pipe",
    });
    // Spread transactions over several segments and several seconds.
    await query("CREATE TABLE later (id int)");
    const start = Date.now();
    await pollUntil("the clock reaches another second", () => Date.now() - start > 3_000);
    await query("INSERT INTO later VALUES (1)", "SELECT pg_switch_wal()", "INSERT INTO later VALUES (2)");
    const [end] = await query("SELECT pg_walfile_name(pg_switch_wal() - 1) AS file");
    await pollUntil("the WAL is archived", async () => existsSync(join(folder, "wal", String(end?.file))));
  });
  afterAll(async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (changes: Record<string, string> = {}, ...args: string[]) => {
    const { code, stdout } = await runSvc({ ...env, ...changes }, "restore-check", "--json", ...args);
    const certificate = JSON.parse(stdout) as RestoreCertificate & { file: string };
    expect(await readdir(join(folder, "scratch"))).toEqual([]);
    return { code, certificate };
  };
  /** Builds a restore command that waits for the file `go`, so that the server keeps recovering. */
  const buildWaitingCommand = () => {
    const wait = `while [ ! -e ${folder}/go ]; do sleep 0.1; done`;
    return `case '%p' in pg_wal/*) ${wait};; esac; cp ${folder}/wal/%f '%p'`;
  };
  const findFailure = ({ checks }: RestoreCertificate) => checks.find(({ passed }) => !passed);

  it("restores the database to a random second, and signs what it measured", async () => {
    const { code, certificate } = await run();
    expect(findFailure(certificate)).toBeUndefined();
    expect({ code, outcome: certificate.outcome }).toEqual({ code: 0, outcome: "passed" });
    expect(certificate.backup).toMatchObject({ name: "first", postgres: "15" });
    const { target, recoveryPoint, recoveryTime, rows } = certificate;
    expect(Date.parse(target ?? "")).toBeLessThan(Date.parse(recoveryPoint?.archivedUntil ?? ""));
    expect(recoveryTime?.totalSeconds).toBeGreaterThan(0);
    expect(rows.custodians).toBeGreaterThan(50);
    expect(certificate.checks.map(({ name }) => name)).toEqual([
      "archive",
      "backup",
      "migrations",
      "timelines",
      "audit log",
      "lost rollovers",
    ]);
    const page = await readFile(certificate.file.replace(/json$/, "md"), "utf8");
    expect(page).toContain("| Outcome | passed |");

    const verify = (file: string, ...args: string[]) => runSvc(env, "restore-check", "verify", file, ...args);
    expect(await verify(certificate.file)).toMatchObject({ code: 0 });
    expect(await verify(certificate.file, "--public-key", certificate.publicKey)).toMatchObject({ code: 0 });
    const forged = join(folder, "forged.json");
    const text = await readFile(certificate.file, "utf8");
    await writeFile(forged, text.replace('"secondsBehind": ', '"secondsBehind": 1'));
    expect(await verify(forged)).toMatchObject({ code: 1, stdout: expect.stringContaining("was changed") });
    const other = Buffer.alloc(32, 7).toString("base64");
    expect(await verify(certificate.file, "--public-key", other)).toMatchObject({ code: 1 });
    await writeFile(forged, "{}");
    expect(await verify(forged)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("is not a restore"),
    });
    expect(await verify("/nowhere")).toMatchObject({ code: 1, stderr: expect.stringContaining("ENOENT") });
  });

  it("promotes a standby of the copy, and verifies it", async () => {
    const { code, certificate } = await run({}, "--failover");
    expect(findFailure(certificate)).toBeUndefined();
    expect({ code, outcome: certificate.outcome }).toEqual({ code: 0, outcome: "passed" });
    expect(certificate.checks.at(-1)).toEqual({
      name: "failover",
      passed: true,
      found: expect.stringMatching(/^the standby accepted writes [\d.]+ s after the crash$/),
    });
  });

  it("fails clearly for a damaged backup, and reports it in metrics", async () => {
    const wal = join(folder, "wal");
    const segments = (await readdir(wal)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();
    const missingSegment = segments.at(-2) ?? "";
    await rename(join(wal, missingSegment), join(folder, missingSegment));
    const gap = await run();
    expect(gap).toMatchObject({ code: 1, certificate: { outcome: "failed", recoveryTime: null } });
    expect(findFailure(gap.certificate)?.found).toBe(`${wal} lacks the WAL segment ${missingSegment}`);
    await rename(join(folder, missingSegment), join(wal, missingSegment));

    /** Returns outcome, time of the last passed check, recovery point and recovery time. */
    const readMetrics = async (certificates: string | undefined) => {
      const metrics = restoreMetrics(certificates, { chainKeys: CHAIN_KEYS, environment: "test" });
      const samples = await Promise.all(metrics.map(async ({ read }) => (await read())[0]));
      return samples.map((sample) => (sample && "value" in sample ? sample.value : null));
    };
    const [passed, passedAt] = await readMetrics(env.RESTORE_CERTIFICATE_DIR);
    expect(passed).toBe(0);
    expect(passedAt).toBeGreaterThan(1_700_000_000);
    expect(await readMetrics(undefined)).toEqual([null, null, null, null]);
    expect(await readMetrics("/nowhere")).toEqual([null, 0, null, null]);

    const damaged = join(folder, "damaged");
    await cp(join(folder, "base"), damaged, { recursive: true });
    await truncate(join(damaged, "first/global/pg_control"), 100);
    const control = await run({ RESTORE_BASE_DIR: damaged });
    expect(control).toMatchObject({ code: 1, certificate: { outcome: "failed" } });
    expect(findFailure(control.certificate)?.found).toMatch(/pg_control|control file/);
    await cp(join(folder, "base/first/global/pg_control"), join(damaged, "first/global/pg_control"));
    await writeFile(join(damaged, "first/backup_manifest"), "{");
    expect(findFailure((await run({ RESTORE_BASE_DIR: damaged })).certificate)?.found).toContain(
      "is damaged",
    );
    await rm(join(damaged, "first/backup_manifest"));
    await mkdir(join(damaged, "first/pg_tblspc/1"), { recursive: true });
    expect(findFailure((await run({ RESTORE_BASE_DIR: damaged })).certificate)?.found).toContain(
      "tablespaces",
    );

    const failures = [
      [{ RESTORE_BASE_DIR: join(folder, "scratch") }, "has no folder with a backup_label"],
      [{ RESTORE_WAL_DIR: "/nowhere" }, "cannot be read: ENOENT"],
      [{ POSTGRES_BIN_DIR: "/nowhere" }, "install PostgreSQL 15"],
      [{ RESTORE_COMMAND: "false" }, "ended with code 1"],
      [{ ANCHOR_DIR: join(folder, "base/first/backup_label") }, "ANCHOR_DIR cannot be read: ENOTDIR"],
      [{ ANCHOR_DIR: "/nowhere" }, "ANCHOR_DIR cannot be read: ENOENT"],
    ] as const;
    for (const [changes, message] of failures)
      expect(findFailure((await run(changes)).certificate)?.found).toContain(message);
  });

  it("refuses a configuration without absolute folders", async () => {
    expect(await runSvc({ ...env, RESTORE_BASE_DIR: "base" }, "restore-check")).toMatchObject({
      code: 78,
      stderr: expect.stringContaining("RESTORE_BASE_DIR: must be an absolute path"),
    });
  });

  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("removes its server and its copy after %s", async (signal, code) => {
    const started = await startSvc({ ...env, RESTORE_COMMAND: buildWaitingCommand() }, "restore-check");
    let errors = "";
    started.child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    const isRestoring = async () => existsSync(join(folder, "scratch/svc-restore-check/data/postmaster.pid"));
    await pollUntil("the server starts", isRestoring);
    const certificates = await readdir(join(folder, "certificates"));
    started.child.kill(signal);
    expect((await started.ended).code).toBe(code);
    expect(errors).toContain(`Stopped by ${signal}`);
    expect(await readdir(join(folder, "scratch"))).toEqual([]);
    expect(await readdir(join(folder, "certificates"))).toEqual(certificates);
  });

  it("removes the files of a killed run, and refuses to run twice concurrently", async () => {
    const started = await startSvc({ ...env, RESTORE_COMMAND: buildWaitingCommand() }, "restore-check");
    const pidFile = join(folder, "scratch/svc-restore-check/data/postmaster.pid");
    await pollUntil("the server starts", async () => existsSync(pidFile));
    const second = await runSvcProcess(env, "restore-check", "--json");
    expect(second).toMatchObject({ code: 1, stdout: "" });
    expect(second.stderr).toContain("another restore check uses");
    started.child.kill("SIGKILL");
    await started.ended;
    expect(existsSync(pidFile)).toBe(true);
    expect(await run()).toMatchObject({ code: 0 });
    await writeFile(join(folder, "go"), "");
  });
});
