import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Environment } from "@svc/keys";
import { endWithThisProcess, startPostgres } from "@svc/local-servers";

/** URL of a server that replaces the shared one. */
export const SERVER_URL_VARIABLE = "SVC_TEST_POSTGRES_URL";

/** Folder of PostgreSQL programs that replace the embedded ones. */
const PROGRAMS_VARIABLE = "SVC_TEST_POSTGRES_BIN";

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
/** Setting of PostgreSQL 16 and later. */
const FEW_ITERATIONS = { scram_iterations: "1" };

let started: Promise<{ url: string; stop(): Promise<void> }> | null = null;

/** Starts the server on first use. */
export async function getSharedPostgresUrl(): Promise<string> {
  started ??= start();
  return (await started).url;
}

export async function stopSharedPostgres(): Promise<void> {
  const server = await started?.catch(() => null);
  await server?.stop();
}

/** Prefers a folder in memory, which makes cloning a template ten times faster. */
function start() {
  try {
    return startMigratedPostgres("/dev/shm");
  } catch {
    return startMigratedPostgres(tmpdir());
  }
}

/**
 * Starts PostgreSQL with a migrated template per environment. The server ends with this process.
 *
 * @param parentFolder parent of the data folder
 * @throws Error synchronously if `parentFolder` is not writable; rejects with ServerStartError if the server does not start
 */
export function startMigratedPostgres(
  parentFolder: string,
  settings: Readonly<Record<string, string>> = {},
  programs?: string,
) {
  return startIn(mkdtempSync(join(parentFolder, "svc-test-")), settings, programs);
}

async function startIn(
  folder: string,
  settings: Readonly<Record<string, string>>,
  programs = process.env[PROGRAMS_VARIABLE] || undefined,
) {
  const cancelCleanup = endWithThisProcess({ folder });
  // As root, the server runs as another user, who must be able to enter the folder.
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
    cancelCleanup();
  };
  // The schema engine leaves a timer running, so it needs a separate process.
  const script = fileURLToPath(new URL("make-templates.ts", import.meta.url));
  const flags = ["-C", "source", "--disable-warning=ExperimentalWarning"];
  try {
    await promisify(execFile)(process.execPath, [...flags, script, ...Object.entries(TEMPLATES).flat()], {
      env: { ...process.env, [SERVER_URL_VARIABLE]: url },
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
