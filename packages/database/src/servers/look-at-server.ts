import pg from "pg";

/** What a server says of itself. */
export interface Seen {
  isStandby: boolean;
  /** Whether it takes no writes by a setting. */
  isReadOnly: boolean;
  /** Which of its server's lives it writes; 0 of a standby, or where it cannot be told. */
  timeline: number;
}

/** Shorter than a request waits: one that does not answer is not waited for by those that others could serve. */
const ANSWER_MS = 1_000;

const LOOK = `SELECT pg_is_in_recovery() AS "isStandby",
  current_setting('default_transaction_read_only')::boolean AS "isReadOnly"`;
const TIMELINE = `SELECT ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int AS timeline`;

/**
 * Asks a server what it is, on a connection of its own.
 *
 * @throws what it says, or the network
 */
export async function lookAt(url: string): Promise<Seen> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "svc-look",
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Omit<Seen, "timeline">>(LOOK);
    const seen = rows[0] as Omit<Seen, "timeline">;
    return { ...seen, timeline: seen.isStandby ? 0 : await timelineOf(client) };
  } finally {
    // One that does not answer takes no leave either.
    client.end().catch(() => {});
  }
}

/** Services that are built of PostgreSQL may not have it. */
async function timelineOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ timeline: number }>(TIMELINE).catch(() => ({ rows: [] }));
  return rows[0]?.timeline ?? 0;
}
