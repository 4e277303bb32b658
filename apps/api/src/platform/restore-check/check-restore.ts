import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "@svc/database";
import { installJobs } from "@svc/database/jobs";
import { applyMigrations, readLaterMigrations } from "@svc/database/migrations";
import type { Clock } from "@svc/service-kit";
import type { ChainKeys } from "../../context/chain-keys.ts";
import type { OperatorContext } from "../../context/operator-context.ts";
import { SERVICE } from "../../context/service.ts";
import { verifyAudit } from "../../records/audit/verify-audit.ts";
import { findLostRollovers } from "../../rollovers/timeline/lost-rollovers.ts";
import { verifyTimelines } from "../../rollovers/timeline/verify-timeline.ts";
import {
  type RestoreCertificate,
  renderCertificate,
  signCertificate,
  type UnsignedCertificate,
} from "./certificate.ts";
import { findNewestBackup, listSegments } from "./find-backup.ts";
import { rehearseFailover } from "./rehearse-failover.ts";
import type { RestoreConfig } from "./restore-config.ts";
import {
  chooseTarget,
  findAnchor,
  findPrograms,
  readLastCommit,
  readSegmentSize,
  toRestoreCommand,
  verifyBackup,
} from "./restore-steps.ts";
import { RestoreError, runProgram } from "./run-program.ts";
import { createScratch, type Scratch, type ScratchServer, startScratchServer } from "./scratch-server.ts";

export interface RestoreCheck {
  config: RestoreConfig;
  environment: "test" | "live";
  chainKeys: ChainKeys;
  clock: Clock;
  databaseUrl: string;
  anchorFolder: string | undefined;
  /** Opens the restored database with the checks of every `svc` command: environment, migrations and secrets. */
  withDatabase<T>(url: string, run: (ctx: OperatorContext) => Promise<T>): Promise<T>;
  /** Also promotes a standby of the copy. */
  withFailover: boolean;
  report(step: string): void;
  /** For PostgreSQL's programs and RESTORE_COMMAND, without the services' secrets. */
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

/**
 * Restores the newest backup to a random second and verifies it. Always removes the copy.
 * @returns a certificate, even if a check fails
 * @throws RestoreError if another check is running or the scratch folder is unusable; the reason of `signal` if aborted
 */
export async function checkRestore(check: RestoreCheck): Promise<RestoreCertificate> {
  const { clock, environment, chainKeys, signal } = check;
  const certificate: UnsignedCertificate = {
    object: "restore_certificate",
    version: 1,
    environment,
    outcome: "failed",
    startedAt: clock.now().toISOString(),
    finishedAt: clock.now().toISOString(),
    backup: null,
    target: null,
    recoveryPoint: null,
    recoveryTime: null,
    versions: { svc: SERVICE.version, migration: null },
    rows: {},
    checks: [],
  };
  const scratch = await createScratch(check.config.RESTORE_SCRATCH_DIR);
  try {
    await restoreAndVerify(check, scratch, certificate);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const found = error instanceof Error ? error.message : String(error);
    certificate.checks.push({ name: "completed", passed: false, found });
  } finally {
    await scratch.remove();
  }
  const isPassed = certificate.checks.length > 0 && certificate.checks.every(({ passed }) => passed);
  certificate.outcome = isPassed ? "passed" : "failed";
  certificate.finishedAt = clock.now().toISOString();
  return signCertificate(chainKeys, certificate);
}

async function restoreAndVerify(
  check: RestoreCheck,
  scratch: Scratch,
  certificate: UnsignedCertificate,
): Promise<void> {
  const { config, signal, report } = check;
  const options = { env: check.env, signal };
  const pass = (name: string, found: string) => certificate.checks.push({ name, passed: true, found });
  report("finding the newest backup");
  const backup = await findNewestBackup(config.RESTORE_BASE_DIR, config.RESTORE_WAL_DIR);
  certificate.backup = {
    name: backup.name,
    finishedAt: backup.finishedAt.toISOString(),
    postgres: backup.version,
  };
  const programsFolder = findPrograms(config, backup.version);
  const segments = await listSegments(
    config.RESTORE_WAL_DIR,
    backup,
    await readSegmentSize(programsFolder, backup, options),
  );
  pass("archive", `${segments.length} WAL segments without a gap`);
  report(`verifying ${backup.name}`);
  pass("backup", await verifyBackup(programsFolder, backup, options));
  const restoreCommand = toRestoreCommand(config);
  const lastCommit = await readLastCommit(segments, { programsFolder, restoreCommand, scratch, options });
  const target = chooseTarget(backup.finishedAt, lastCommit);
  certificate.target = target?.toISOString() ?? null;
  const secondsBehind = toSeconds(Math.max(0, Date.parse(certificate.startedAt) - lastCommit.getTime()));
  const recoveryPoint = { archivedUntil: lastCommit.toISOString(), secondsBehind, restoredUntil: null };
  certificate.recoveryPoint = recoveryPoint;

  report(`restoring to ${certificate.target ?? "the end of the archive"}`);
  const startedAt = performance.now();
  await runProgram(["cp", "-a", "--reflink=auto", backup.folder, join(scratch.folder, "data")], options);
  const copiedAt = performance.now();
  const server = await startScratchServer(scratch, { programsFolder, restoreCommand, target, options });
  try {
    const replayedAt = performance.now();
    const url = server.toUrl(check.databaseUrl);
    report("migrating");
    if ((await readLaterMigrations(url)).length > 0) pass("migrations", "the backup is from a later release");
    else {
      const applied = await applyMigrations(url);
      await installJobs(url);
      pass("migrations", applied.length > 0 ? `applied ${applied.join(", ")}` : "none pending");
    }
    const migratedAt = performance.now();
    certificate.recoveryTime = {
      copySeconds: toSeconds(copiedAt - startedAt),
      replaySeconds: toSeconds(replayedAt - copiedAt),
      migrateSeconds: toSeconds(migratedAt - replayedAt),
      totalSeconds: toSeconds(migratedAt - startedAt),
    };
    await check.withDatabase(url, (ctx) => verifyRestored(check, ctx, certificate));
    signal.throwIfAborted();
    if (check.withFailover)
      certificate.checks.push(
        await checkFailover(check, certificate.rows, () =>
          rehearseFailover(scratch, server, { databaseUrl: check.databaseUrl, programsFolder, options }),
        ),
      );
  } finally {
    await server.stop();
  }
}

async function verifyRestored(
  check: RestoreCheck,
  ctx: OperatorContext,
  certificate: UnsignedCertificate,
): Promise<void> {
  const { chainKeys, anchorFolder, environment, signal, report } = check;
  const add = (name: string, passed: boolean, found: string) =>
    certificate.checks.push({ name, passed, found });
  const { sql } = ctx.db;
  const [restored] = await sql.query<{ until: Date | null; migration: string | null }>({
    text: `SELECT pg_last_xact_replay_timestamp() AS until,
      (SELECT max(migration_name) FROM _prisma_migrations WHERE finished_at IS NOT NULL) AS migration`,
  });
  const restoredUntil = restored?.until ?? null;
  if (certificate.recoveryPoint)
    certificate.recoveryPoint.restoredUntil = restoredUntil && new Date(restoredUntil).toISOString();
  certificate.versions.migration = restored?.migration ?? null;
  signal.throwIfAborted();

  certificate.checks.push(...(await verifyHistory(check, ctx)));
  const until = new Date(certificate.target ?? restoredUntil ?? certificate.startedAt);
  const anchor = await findAnchor(anchorFolder, { environment, until });
  if (anchor === null)
    add(
      "lost rollovers",
      true,
      `not compared: ${anchorFolder === undefined ? "ANCHOR_DIR is not set" : "no anchor is older than the restored data"}`,
    );
  else {
    const { anchor: verified, lost } = await findLostRollovers({ ...ctx, chainKeys }, anchor);
    add(
      "lost rollovers",
      lost.length === 0,
      `${lost.length} of ${verified.rollovers} timelines anchored at ${verified.takenAt}`,
    );
  }
  report("counting rows");
  certificate.rows = await countRows(sql, signal);
}

async function verifyHistory(
  { chainKeys, signal, report }: RestoreCheck,
  ctx: OperatorContext,
): Promise<RestoreCertificate["checks"]> {
  report("verifying timelines");
  const { rollovers, entries, forged } = await verifyTimelines({ ...ctx, chainKeys }, null, () => {
    signal.throwIfAborted();
  });
  report("verifying the audit log");
  const audit = await verifyAudit(ctx, null, []);
  signal.throwIfAborted();
  return [
    {
      name: "timelines",
      passed: forged === 0,
      found: `${rollovers} rollovers with ${entries} entries; ${forged} failed`,
    },
    {
      name: "audit log",
      passed: audit.faults.length === 0,
      found: `${audit.rows} entries in ${audit.heads.length} chains; ${audit.faults.length} faults`,
    },
  ];
}

async function checkFailover(
  check: RestoreCheck,
  rows: Record<string, number>,
  rehearse: () => Promise<{ server: ScratchServer; seconds: number }>,
): Promise<RestoreCertificate["checks"][number]> {
  check.report("rehearsing a failover");
  let server: ScratchServer | null = null;
  try {
    const { server: promoted, seconds } = await rehearse();
    server = promoted;
    return await check.withDatabase(server.toUrl(check.databaseUrl), async (ctx) => {
      const failed = (await verifyHistory(check, ctx)).filter(({ passed }) => !passed);
      const promotedRows = await countRows(ctx.db.sql, check.signal);
      const tables = [...new Set([...Object.keys(rows), ...Object.keys(promotedRows)])];
      const different = tables.filter((table) => rows[table] !== promotedRows[table]);
      return {
        name: "failover",
        passed: failed.length === 0 && different.length === 0,
        found: [
          `the standby accepted writes ${toSeconds(seconds * 1_000)} s after the crash`,
          ...failed.map(({ name, found }) => `${name}: ${found}`),
          ...different.map((table) => `${table}: ${promotedRows[table] ?? 0} of ${rows[table] ?? 0} rows`),
        ].join("; "),
      };
    });
  } catch (error) {
    if (check.signal.aborted) throw error;
    return { name: "failover", passed: false, found: error instanceof Error ? error.message : String(error) };
  } finally {
    await server?.stop();
  }
}

async function countRows(sql: Sql, signal: AbortSignal): Promise<Record<string, number>> {
  const tables = await sql.query<{ name: string; quoted: string }>({
    text: `SELECT relname AS name, quote_ident(relname) AS quoted FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`,
  });
  const rows: Record<string, number> = {};
  for (const { name, quoted } of tables) {
    signal.throwIfAborted();
    const [counted] = await sql.query<{ count: string }>({ text: `SELECT count(*) AS count FROM ${quoted}` });
    rows[name] = Number(counted?.count ?? 0);
  }
  return rows;
}

const toSeconds = (ms: number) => Math.round((ms / 1_000) * 10) / 10;

/** @returns the path of the JSON */
export async function saveCertificate(folder: string, certificate: RestoreCertificate): Promise<string> {
  // The worker, possibly another user, reads the certificates. They contain no personal data.
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const name = `restore-certificate-${certificate.environment}-${certificate.startedAt.replaceAll(":", "")}`;
  const file = join(folder, `${name}.json`);
  await writeFile(join(folder, `${name}.md`), renderCertificate(certificate));
  await writeFile(`${file}.part`, `${JSON.stringify(certificate, null, 2)}\n`);
  await rename(`${file}.part`, file).catch((error: NodeJS.ErrnoException) => {
    throw new RestoreError(`${file} cannot be written: ${error.code}`);
  });
  return file;
}
