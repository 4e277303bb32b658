import type pg from "pg";

export interface WalPosition {
  timeline: number;
  lsn: bigint;
}

interface WalPositionRow {
  timeline: number;
  lsn: string;
}

const CURRENT_TIMELINE = `('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int`;

/**
 * A position at or after every acknowledged commit. With `synchronous_commit` off, commits are acknowledged before they are
 * flushed.
 */
export const COMMITTED_POSITION: pg.QueryConfig = {
  name: "log_committed",
  text: `SELECT ${CURRENT_TIMELINE} AS timeline, (CASE current_setting('synchronous_commit')
      WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END - '0/0')::text AS lsn`,
};

/** Also works on a primary, because the URL may point to one. */
export const REPLAYED_POSITION: pg.QueryConfig = {
  name: "log_replayed",
  text: `SELECT CASE WHEN pg_is_in_recovery()
      THEN (SELECT min_recovery_end_timeline::int FROM pg_control_recovery()) ELSE ${CURRENT_TIMELINE} END AS timeline,
    (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_flush_lsn() END - '0/0')::text AS lsn`,
};

export const CLUSTER_ID: pg.QueryConfig = {
  name: "log_cluster",
  text: "SELECT system_identifier::text AS cluster FROM pg_control_system()",
};

export function toWalPosition(rows: readonly WalPositionRow[]): WalPosition {
  const [row] = rows;
  if (!row?.lsn) throw new Error("the server did not report a WAL position");
  return { timeline: row.timeline, lsn: BigInt(row.lsn) };
}

/** Compares timelines too, because a server on an older one may lack writes. */
export function hasReached(replayed: WalPosition, committed: WalPosition): boolean {
  return replayed.timeline === committed.timeline && replayed.lsn >= committed.lsn;
}

/**
 * Shares queries among callers. A caller that arrives during a query waits for the next, because the running one may have read
 * the position before the caller's commit.
 */
export class WalPositionReader {
  private readonly query: () => Promise<WalPosition>;
  private running: Promise<WalPosition> | null = null;
  private next: Promise<WalPosition> | null = null;

  constructor(query: () => Promise<WalPosition>) {
    this.query = query;
  }

  read(): Promise<WalPosition> {
    if (!this.running) return this.start();
    this.next ??= this.running.then(
      () => this.start(),
      () => this.start(),
    );
    return this.next;
  }

  private start(): Promise<WalPosition> {
    this.next = null;
    const running = this.query().finally(() => {
      if (this.running === running) this.running = null;
    });
    this.running = running;
    return running;
  }
}
