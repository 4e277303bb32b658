import pg from "pg";
import { type ProgramOptions, RestoreError } from "./run-program.ts";
import { type Scratch, type ScratchServer, startStandby } from "./scratch-server.ts";

const POLL_MS = 100;
const TIMEOUT_MS = 60_000;

interface Failover {
  /** The promoted standby. */
  server: ScratchServer;
  /** From the crash of the primary until the standby accepted a write. */
  seconds: number;
}

/**
 * Crashes the server of the restored copy, and promotes a standby of it.
 * @throws RestoreError
 */
export async function rehearseFailover(
  scratch: Scratch,
  primary: ScratchServer,
  { databaseUrl, ...tools }: { databaseUrl: string; programsFolder: string; options: ProgramOptions },
): Promise<Failover> {
  const url = primary.toUrl(databaseUrl);
  // initdb created this role, which can replicate.
  const superuser = await queryText(url, "SELECT rolname FROM pg_roles WHERE oid = 10");
  const server = await startStandby(scratch, { superuser, ...tools });
  try {
    const standbyUrl = new URL(server.toUrl(databaseUrl));
    standbyUrl.username = superuser;
    const position = await queryText(url, "SELECT pg_current_wal_lsn()");
    const isReplayed = `SELECT pg_last_wal_replay_lsn() >= '${position}'`;
    for (let waitedMs = 0; (await queryText(standbyUrl.href, isReplayed)) !== "true"; waitedMs += POLL_MS) {
      tools.options.signal.throwIfAborted();
      if (waitedMs > TIMEOUT_MS) throw new RestoreError("the standby did not receive the copy's WAL");
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    await primary.stop();
    const crashedAt = performance.now();
    const isPromoted = await queryText(standbyUrl.href, `SELECT pg_promote(true, ${TIMEOUT_MS / 1_000})`);
    if (isPromoted !== "true") throw new RestoreError("the standby could not be promoted");
    // Assigns a transaction ID, which a read-only server refuses.
    await queryText(standbyUrl.href, "SELECT txid_current()");
    return { server, seconds: (performance.now() - crashedAt) / 1_000 };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function queryText(url: string, text: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text, rowMode: "array" });
    return String(rows[0]?.[0]);
  } finally {
    await client.end();
  }
}
