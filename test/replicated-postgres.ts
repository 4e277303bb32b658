import { mkdtempSync } from "node:fs";
import { chmod, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LocalPostgres, startPostgres } from "@svc/local-servers";
import { REPLICATION_SETTINGS, runToCompletion, startStandby, TEST_SECRETS } from "@svc/testing";

const PASSWORD = "test";
/** fsync is off to save time: no commit has to survive on disk. */
const SETTINGS = { ...REPLICATION_SETTINGS, fsync: "off", full_page_writes: "off" };

export interface ReplicatedPostgres {
  primary: LocalPostgres;
  standby: LocalPostgres;
  /** Environment of services that connect to the primary as its superuser. */
  env: Record<string, string>;
  /** Simulates a power loss of the primary. */
  killPrimary(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server and its standby, and applies the migrations.
 * @param options.isSynchronous whether commits wait for the standby
 * @param options.programs folder of another PostgreSQL version's programs
 */
export async function startReplicatedPostgres({
  isSynchronous,
  programs,
}: {
  isSynchronous: boolean;
  programs?: string | undefined;
}): Promise<ReplicatedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "svc-replicated-"));
  // As root, PostgreSQL runs as another user, which needs access.
  await chmod(folder, 0o711);
  const primaryDataDir = join(folder, "primary");
  const primary = await startPostgres({
    dataDir: primaryDataDir,
    password: PASSWORD,
    settings: SETTINGS,
    programs,
  });
  const env = { ...TEST_SECRETS, SVC_ENVIRONMENT: "test", DATABASE_URL: primary.url("postgres") };
  const { code, output } = await runToCompletion("svc", ["db", "migrate"], env);
  if (code !== 0) throw new Error(`svc db migrate: ${output}`);
  const standby = await startStandby({
    primary,
    primaryDataDir,
    dataDir: join(folder, "standby"),
    password: PASSWORD,
    settings: SETTINGS,
    isSynchronous,
    programs,
  });
  return {
    primary,
    standby,
    env,
    killPrimary: () => primary.kill(),
    stop: async () => {
      await Promise.all([primary.stop(), standby.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
