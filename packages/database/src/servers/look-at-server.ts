import pg from "pg";

export interface Seen {
  isStandby: boolean;
  isReadOnly: boolean;
  /** 0 for a standby, or if unknown. */
  timeline: number;
}

/** Shorter than a request's timeout, so that an unresponsive server does not delay callers. */
const ANSWER_MS = 1_000;

const LOOK = `SELECT pg_is_in_recovery() AS "isStandby",
  current_setting('default_transaction_read_only')::boolean AS "isReadOnly"`;
const TIMELINE = `SELECT ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int AS timeline`;

/** Queries a server's role on a dedicated connection. */
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
    // An unresponsive server would not close the connection either.
    client.end().catch(() => {});
  }
}

/** Managed PostgreSQL services may lack these functions. */
async function timelineOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ timeline: number }>(TIMELINE).catch(() => ({ rows: [] }));
  return rows[0]?.timeline ?? 0;
}
