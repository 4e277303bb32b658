import type pg from "pg";

/** How far a server has come: a place in its log, and the timeline that it is of. */
export interface Mark {
  timeline: number;
  /** In bytes. */
  lsn: bigint;
}

interface MarkRow {
  timeline: number;
  lsn: string;
}

const WRITTEN_TIMELINE = `('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int`;

/**
 * Whatever was answered as committed before it is asked is before this. What is only in memory is not on its way to a
 * replica; where commits are answered before they are written, it has to be counted.
 */
export const COMMITTED: pg.QueryConfig = {
  name: "log_committed",
  text: `SELECT ${WRITTEN_TIMELINE} AS timeline, (CASE current_setting('synchronous_commit')
      WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END - '0/0')::text AS lsn`,
};

/**
 * What a replica shows holds all that is before this. Its timeline may be said late, never early. Where the address leads to
 * a primary, that says what it has written.
 */
export const REPLAYED: pg.QueryConfig = {
  name: "log_replayed",
  text: `SELECT CASE WHEN pg_is_in_recovery()
      THEN (SELECT min_recovery_end_timeline::int FROM pg_control_recovery()) ELSE ${WRITTEN_TIMELINE} END AS timeline,
    (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_flush_lsn() END - '0/0')::text AS lsn`,
};

/** A cluster's number, which its copies keep: places in logs of two clusters say nothing of each other. */
export const CLUSTER: pg.QueryConfig = {
  name: "log_cluster",
  text: "SELECT system_identifier::text AS cluster FROM pg_control_system()",
};

/** @throws Error where a server has no such place to tell */
export function toMark(rows: readonly MarkRow[]): Mark {
  const [row] = rows;
  if (!row?.lsn) throw new Error("this server does not say how far it has come");
  return { timeline: row.timeline, lsn: BigInt(row.lsn) };
}

/** Places on one timeline can be compared; a server of an older one may lack what was written on this. */
export function hasReached(replayed: Mark, committed: Mark): boolean {
  return replayed.timeline === committed.timeline && replayed.lsn >= committed.lsn;
}

/** Asks for all who come while one question is under way by the one after it: that one may have been read too early for them. */
export class Marks {
  private readonly ask: () => Promise<Mark>;
  private asking: Promise<Mark> | null = null;
  private next: Promise<Mark> | null = null;

  constructor(ask: () => Promise<Mark>) {
    this.ask = ask;
  }

  /** A mark that is read after this is called. @throws what `ask` throws */
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
