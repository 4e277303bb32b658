import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { findRedisServer, startPostgres } from "@svc/local-servers";
import { SERVER_URL_VARIABLE, TEMPLATES } from "./test-database.ts";

declare global {
  var stopTestServers: (() => Promise<void>) | undefined;
}

/** Memory where there is some: cloning a template there takes a tenth of the time that it takes on a disk. */
function dataParent(): string {
  try {
    return mkdtempSync("/dev/shm/svc-test-");
  } catch {
    return mkdtempSync(join(tmpdir(), "svc-test-"));
  }
}

/** Before all tests: one PostgreSQL for all of them, and in it a migrated template for each environment. */
export default async function globalSetup(): Promise<void> {
  const folder = dataParent();
  const settings = {
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    max_connections: "300",
  };
  const postgres = await startPostgres({ dataDir: join(folder, "postgres"), password: "test", settings });
  globalThis.stopTestServers = async () => {
    await postgres.stop();
    const { rm } = await import("node:fs/promises");
    await rm(folder, { recursive: true, force: true });
  };
  process.env[SERVER_URL_VARIABLE] = postgres.url("postgres");

  // A process of its own, so that this one loads nothing of the services.
  const script = fileURLToPath(new URL("make-templates.ts", import.meta.url));
  const flags = ["-C", "source", "--disable-warning=ExperimentalWarning"];
  await promisify(execFile)(process.execPath, [...flags, script, ...Object.entries(TEMPLATES).flat()]);
  if (!findRedisServer()) {
    process.stderr.write(
      "There is no Redis server on the PATH: the tests that need a real one are skipped.\n",
    );
  }
}
