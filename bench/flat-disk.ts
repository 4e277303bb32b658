import { tmpdir } from "node:os";
import { SERVER_URL_VARIABLE, startMigratedPostgres } from "@svc/testing";

/** Beside those of the tests. */
const SETTINGS = {
  // Less is written twice while tables are filled.
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "4GB",
  shared_buffers: "1GB",
};

/** Settings of a production server: committed data survives a crash. */
export const DURABLE = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

/**
 * Measures with a PostgreSQL of its own, in the folder for what is temporary, which goes with it. The tests' own server has its
 * data in memory, where there is some: much data needs one that has it on the disk.
 *
 * @param settings of that server, beside those
 */
export async function onDisk<T>(
  work: () => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const before = process.env[SERVER_URL_VARIABLE];
  const postgres = await startMigratedPostgres(tmpdir(), { ...SETTINGS, ...settings });
  try {
    process.env[SERVER_URL_VARIABLE] = postgres.url;
    return await work();
  } finally {
    if (before === undefined) delete process.env[SERVER_URL_VARIABLE];
    else process.env[SERVER_URL_VARIABLE] = before;
    await postgres.stop();
  }
}
