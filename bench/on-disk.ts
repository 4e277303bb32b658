import { tmpdir } from "node:os";
import { SERVER_URL_VARIABLE, startMigratedPostgres } from "@svc/testing";

const SETTINGS = {
  // For fewer writes while tables are filled.
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "4GB",
  shared_buffers: "1GB",
};

/** Durability as in production. */
export const DURABLE = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

/** Runs `work` with a database server that stores data on disk, because the usual test server can store it in memory. */
export async function runOnDisk<T>(
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
