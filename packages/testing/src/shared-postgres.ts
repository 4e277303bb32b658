import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Environment } from "@svc/keys";
import { endWithThisProcess, startPostgres } from "@svc/local-servers";

/** Names another server than the one that the tests share, to a test that has its own and to those beside the tests. */
export const SERVER_URL_VARIABLE = "SVC_TEST_POSTGRES_URL";

/** Names the folder of another PostgreSQL's programs, which then serves the tests. */
const PROGRAMS_VARIABLE = "SVC_TEST_POSTGRES_BIN";

/** The migrated databases that the tests clone. */
export const TEMPLATES: Readonly<Record<Environment, string>> = {
  test: "svc_template_test",
  live: "svc_template_live",
};

const SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "300",
};
/** PostgreSQL knows it from 16 on. */
const FEW_ITERATIONS = { scram_iterations: "1" };

let started: Promise<{ url: string; stop(): Promise<void> }> | null = null;

/** The address of the one PostgreSQL that the tests of a run share; the first call starts it. @throws ServerStartError */
export async function sharedPostgresUrl(): Promise<string> {
  started ??= start();
  return (await started).url;
}

/** Stops it, where it was started, and removes its data. */
export async function stopSharedPostgres(): Promise<void> {
  const server = await started?.catch(() => null);
  await server?.stop();
}

/** Memory where there is some: cloning a template there takes a tenth of the time that it takes on a disk. */
function start() {
  try {
    return startMigratedPostgres("/dev/shm");
  } catch {
    return startMigratedPostgres(tmpdir());
  }
}

/**
 * Starts a PostgreSQL with a migrated template for each environment in it. It ends with this process.
 *
 * @param place the folder in which it has its data, in one of its own, which goes with it
 * @param settings beside those of the tests
 * @param programs the folder of another PostgreSQL's programs
 * @throws Error at once, where nothing can be written there; ServerStartError
 */
export function startMigratedPostgres(
  place: string,
  settings: Readonly<Record<string, string>> = {},
  programs?: string,
) {
  return startIn(mkdtempSync(join(place, "svc-test-")), settings, programs);
}

async function startIn(
  folder: string,
  settings: Readonly<Record<string, string>>,
  programs = process.env[PROGRAMS_VARIABLE] || undefined,
) {
  const keepFolder = endWithThisProcess({ folder });
  // Where the tests run as root, the server runs as another user, who has to get in.
  chmodSync(folder, 0o711);
  const postgres = await startPostgres({
    dataDir: join(folder, "postgres"),
    password: "test",
    programs,
    settings: { ...SETTINGS, ...(programs === undefined ? FEW_ITERATIONS : {}), ...settings },
  });
  const url = postgres.url("postgres");
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    keepFolder();
  };
  // A process of its own: the schema engine leaves a timer behind.
  const script = fileURLToPath(new URL("make-templates.ts", import.meta.url));
  const flags = ["-C", "source", "--disable-warning=ExperimentalWarning"];
  try {
    await promisify(execFile)(process.execPath, [...flags, script, ...Object.entries(TEMPLATES).flat()], {
      env: { ...process.env, [SERVER_URL_VARIABLE]: url },
    });
  } catch (error) {
    // A server without a handle would keep this process from ending.
    await stop();
    throw error;
  }
  return { url, stop };
}
