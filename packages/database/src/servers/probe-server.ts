import pg from "pg";

export interface ServerState {
  isStandby: boolean;
  isReadOnly: boolean;
  /** 0 for a standby, or if unknown. */
  timeline: number;
}

/** Shorter than a request's timeout, so that an unresponsive server does not delay callers. */
const PROBE_TIMEOUT_MS = 1_000;

const STATE_QUERY = `SELECT pg_is_in_recovery() AS "isStandby",
  current_setting('default_transaction_read_only')::boolean AS "isReadOnly"`;
const TIMELINE_QUERY = `SELECT ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int AS timeline`;

export async function probeServer(url: string): Promise<ServerState> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "svc-look",
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Omit<ServerState, "timeline">>(STATE_QUERY);
    const state = rows[0] as Omit<ServerState, "timeline">;
    return { ...state, timeline: state.isStandby ? 0 : await readTimeline(client) };
  } finally {
    // Not awaited, because an unresponsive server would not close the connection.
    client.end().catch(() => {});
  }
}

/** Managed PostgreSQL services may lack these functions. */
async function readTimeline(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ timeline: number }>(TIMELINE_QUERY).catch(() => ({ rows: [] }));
  return rows[0]?.timeline ?? 0;
}
