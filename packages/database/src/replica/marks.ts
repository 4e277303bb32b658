import type pg from "pg";

export interface Mark {
  timeline: number;
  lsn: bigint;
}

interface MarkRow {
  timeline: number;
  lsn: string;
}

const WRITTEN_TIMELINE = `('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int`;

/**
 * A position at or after every commit acknowledged so far. With `synchronous_commit` off, commits are acknowledged before they are
 * flushed.
 */
export const COMMITTED: pg.QueryConfig = {
  name: "log_committed",
  text: `SELECT ${WRITTEN_TIMELINE} AS timeline, (CASE current_setting('synchronous_commit')
      WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END - '0/0')::text AS lsn`,
};

/** The position a replica has applied. Its timeline may lag, but never leads. The URL may lead to a primary instead. */
export const REPLAYED: pg.QueryConfig = {
  name: "log_replayed",
  text: `SELECT CASE WHEN pg_is_in_recovery()
      THEN (SELECT min_recovery_end_timeline::int FROM pg_control_recovery()) ELSE ${WRITTEN_TIMELINE} END AS timeline,
    (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_flush_lsn() END - '0/0')::text AS lsn`,
};

/** Log positions of different clusters are not comparable. */
export const CLUSTER: pg.QueryConfig = {
  name: "log_cluster",
  text: "SELECT system_identifier::text AS cluster FROM pg_control_system()",
};

/** @throws Error when the server reports no position */
export function toMark(rows: readonly MarkRow[]): Mark {
  const [row] = rows;
  if (!row?.lsn) throw new Error("this server does not say how far it has come");
  return { timeline: row.timeline, lsn: BigInt(row.lsn) };
}

/** Timelines must match: a server on an older one may lack writes. */
export function hasReached(replayed: Mark, committed: Mark): boolean {
  return replayed.timeline === committed.timeline && replayed.lsn >= committed.lsn;
}

/** Batches queries: callers that arrive during a query share the next one, since the running one may have read too early. */
export class Marks {
  private readonly ask: () => Promise<Mark>;
  private asking: Promise<Mark> | null = null;
  private next: Promise<Mark> | null = null;

  constructor(ask: () => Promise<Mark>) {
    this.ask = ask;
  }

  read(): Promise<Mark> {
    if (!this.asking) return this.begin();
    this.next ??= this.asking.then(
      () => this.begin(),
      () => this.begin(),
    );
    return this.next;
  }

  private begin(): Promise<Mark> {
    this.next = null;
    const asking = this.ask().finally(() => {
      if (this.asking === asking) this.asking = null;
    });
    this.asking = asking;
    return asking;
  }
}
