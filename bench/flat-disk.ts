import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { endWithThisProcess, startPostgres } from "@svc/local-servers";

const SERVER_URL_VARIABLE = "SVC_TEST_POSTGRES_URL";
const TEMPLATES = ["test", "svc_template_test", "live", "svc_template_live"];
const MAKE_TEMPLATES = fileURLToPath(new URL("../packages/testing/src/make-templates.ts", import.meta.url));

/** The tests' own server has its data in memory, where there is some: much data needs one that has it on the disk. */
const SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "300",
  scram_iterations: "1",
  // Less is written twice while tables are filled.
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "4GB",
  shared_buffers: "1GB",
};

/** Measures with a PostgreSQL of its own, in the folder for what is temporary, which goes with it. */
export async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "svc-flat-"));
  const keepFolder = endWithThisProcess({ folder });
  chmodSync(folder, 0o711);
  const before = process.env[SERVER_URL_VARIABLE];
  const postgres = await startPostgres({
    dataDir: join(folder, "postgres"),
    password: "test",
    settings: SETTINGS,
  });
  try {
    process.env[SERVER_URL_VARIABLE] = postgres.url("postgres");
    const flags = ["-C", "source", "--disable-warning=ExperimentalWarning"];
    await promisify(execFile)(process.execPath, [...flags, MAKE_TEMPLATES, ...TEMPLATES]);
    return await work();
  } finally {
    if (before === undefined) delete process.env[SERVER_URL_VARIABLE];
    else process.env[SERVER_URL_VARIABLE] = before;
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    keepFolder();
  }
}
