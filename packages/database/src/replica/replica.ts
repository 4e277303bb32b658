import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { isTransactionConflict, mapDatabaseError } from "../database-errors.ts";
import type { QueuedPool } from "../pool/queued-pool.ts";
import { type Sql, toSql } from "../sql.ts";
import {
  CLUSTER_ID,
  COMMITTED_POSITION,
  hasReached,
  REPLAYED_POSITION,
  toWalPosition,
  type WalPosition,
  WalPositionReader,
} from "./wal-positions.ts";

/**
 * `replica`, or why the primary served the read. `lagging`: changes were not replayed in time. `unreachable`: no connection in
 * time. `conflict`: the replay canceled the query. `rejected`: the query failed on the replica. `wrong_cluster`: the replica is
 * a copy of another database. `skipped`: not tried after a recent failure.
 */
const OUTCOMES = [
  "replica",
  "lagging",
  "unreachable",
  "conflict",
  "rejected",
  "wrong_cluster",
  "skipped",
] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Time limit for getting a connection and for the replica to catch up. The query starts afterward. */
const CATCH_UP_TIMEOUT_MS = 200;
const FIRST_POLL_MS = 1;
const MAX_POLL_MS = 16;
const QUERY_CANCELED = "57014";
const READ_ONLY = "25006";
/** Reads skip the replica for this long. Then one read probes it. */
const SKIP_MS: Partial<Record<Outcome, number>> = {
  lagging: 1_000,
  unreachable: 5_000,
  wrong_cluster: 60_000,
};

class ReplicaUnusableError extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super("the replica cannot be used now");
    this.outcome = outcome;
  }
}

interface ReplicaOptions {
  pool: QueuedPool;
  isPrepared: boolean;
  queryPrimary(statement: pg.QueryConfig): Promise<{ rows: unknown[] }>;
  now?: () => number;
}

/** A replica whose reads see every change committed before them. If the replica is behind or unavailable, the primary runs the read. */
export class Replica {
  readonly pool: QueuedPool;
  readonly counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  lagBytes: number | null = null;
  private readonly isPrepared: boolean;
  private readonly committedPositions: WalPositionReader;
  private readonly queryPrimary: ReplicaOptions["queryPrimary"];
  /** The primary's system identifier, which a failover does not change. */
  private cluster: Promise<string> | null = null;
  private readonly now: () => number;
  private readonly replayedPositions = new WeakMap<pg.PoolClient, WalPosition>();
  private skipUntil = Number.NEGATIVE_INFINITY;

  constructor({ pool, isPrepared, queryPrimary, now = () => performance.now() }: ReplicaOptions) {
    this.pool = pool;
    this.isPrepared = isPrepared;
    this.now = now;
    this.queryPrimary = queryPrimary;
    const committed = this.toConfig(COMMITTED_POSITION);
    this.committedPositions = new WalPositionReader(async () =>
      toWalPosition((await queryPrimary(committed)).rows as never),
    );
  }

  /**
   * @param query must have no side effects, because `readPrimary` may run after it
   * @throws errors of `readPrimary`, and a statement timeout on the replica, because the primary would also take too long
   */
  async read<Result>(
    organizationId: string,
    query: (client: pg.PoolClient) => Promise<Result>,
    readPrimary: () => Promise<Result>,
  ): Promise<Result> {
    const startedAt = this.now();
    if (startedAt < this.skipUntil) return this.fallBack("skipped", readPrimary);
    const isProbe = this.skipUntil > Number.NEGATIVE_INFINITY;
    if (isProbe) this.skipUntil = startedAt + CATCH_UP_TIMEOUT_MS;
    try {
      const result = await this.readAfterReplay(organizationId, startedAt + CATCH_UP_TIMEOUT_MS, query);
      if (isProbe) this.skipUntil = Number.NEGATIVE_INFINITY;
      this.counts.replica += 1;
      return result;
    } catch (error) {
      if ((error as { code?: string }).code === QUERY_CANCELED) throw error;
      return this.fallBack(toOutcome(error), readPrimary);
    }
  }

  private fallBack<Result>(outcome: Outcome, readPrimary: () => Promise<Result>): Promise<Result> {
    this.counts[outcome] += 1;
    const skipMs = SKIP_MS[outcome];
    if (skipMs !== undefined) this.skipUntil = this.now() + skipMs;
    return readPrimary();
  }

  /** Waits until the replica has replayed every change committed before the call. */
  private async readAfterReplay<Result>(
    organizationId: string,
    deadline: number,
    query: (client: pg.PoolClient) => Promise<Result>,
  ): Promise<Result> {
    const [committed, client] = await this.awaitBoth(
      this.committedPositions.read(),
      this.acquire(organizationId, deadline),
    );
    try {
      await this.waitForReplay(client, committed, deadline);
      const result = await query(client);
      client.release();
      return result;
    } catch (error) {
      client.release(error instanceof ReplicaUnusableError ? undefined : (error as Error));
      throw error;
    }
  }

  /** Releases the connection if reading the position fails. */
  private async awaitBoth(
    position: Promise<WalPosition>,
    connection: Promise<pg.PoolClient>,
  ): Promise<[WalPosition, pg.PoolClient]> {
    const [read, acquired] = await Promise.allSettled([position, connection]);
    if (read.status === "fulfilled" && acquired.status === "fulfilled") return [read.value, acquired.value];
    if (acquired.status === "fulfilled") acquired.value.release();
    throw acquired.status === "rejected" ? acquired.reason : (read as PromiseRejectedResult).reason;
  }

  /** Releases a connection that arrives after the deadline. */
  private acquire(organizationId: string, deadline: number): Promise<pg.PoolClient> {
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new ReplicaUnusableError("unreachable"));
    }, deadline - this.now());
    this.pool.acquire({ organizationId, connectionsTaken: 0 }).then(
      (client) => {
        clearTimeout(timer);
        if (isLate) client.release();
        else resolve(client);
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
    return promise;
  }

  private async waitForReplay(
    client: pg.PoolClient,
    committed: WalPosition,
    deadline: number,
  ): Promise<void> {
    const lastReplayed = this.replayedPositions.get(client);
    // A connection's responses come from one server, whose position only grows.
    if (lastReplayed && hasReached(lastReplayed, committed)) return;
    if (!lastReplayed) await this.requireSameCluster(client);
    for (let ms = FIRST_POLL_MS; ; ms = Math.min(2 * ms, MAX_POLL_MS)) {
      const remainingMs = Math.max(1, Math.ceil(deadline - this.now()));
      const statement = { ...this.toConfig(REPLAYED_POSITION), query_timeout: remainingMs } as pg.QueryConfig;
      const replayed = toWalPosition((await client.query<{ timeline: number; lsn: string }>(statement)).rows);
      this.replayedPositions.set(client, replayed);
      const lag = committed.lsn - replayed.lsn;
      this.lagBytes = lag > 0n ? Number(lag) : 0;
      if (hasReached(replayed, committed)) return;
      if (this.now() + ms >= deadline) throw new ReplicaUnusableError("lagging");
      await pause(ms);
    }
  }

  /** Positions of another cluster, such as a restored copy, are not comparable. */
  private async requireSameCluster(client: pg.PoolClient): Promise<void> {
    this.cluster ??= this.queryPrimary(this.toConfig(CLUSTER_ID)).then(toCluster);
    const [primaryCluster, { rows }] = await Promise.all([
      this.cluster.catch((error) => {
        this.cluster = null;
        throw error;
      }),
      client.query(this.toConfig(CLUSTER_ID)),
    ]);
    if (toCluster({ rows }) !== primaryCluster) throw new ReplicaUnusableError("wrong_cluster");
  }

  private toConfig({ name, text }: pg.QueryConfig): pg.QueryConfig {
    return this.isPrepared && name !== undefined ? { name, text } : { text };
  }
}

function toCluster({ rows }: { rows: unknown[] }): string {
  const [row] = rows as { cluster: string }[];
  if (!row) throw new Error("the server did not report its system identifier");
  return row.cluster;
}

function toOutcome(error: unknown): Outcome {
  if (error instanceof ReplicaUnusableError) return error.outcome;
  if (isTransactionConflict(error)) return "conflict";
  if ((error as { code?: string }).code === READ_ONLY) return "rejected";
  return mapDatabaseError(error)?.code === "dependency_unavailable" ? "unreachable" : "rejected";
}

/** Sends statements outside transactions to the replica. */
export function readFromReplica(
  primary: { sql: Sql; isPrepared: boolean },
  replica: Replica,
  organizationId: string,
): { sql: Sql } {
  return {
    sql: {
      query: (statement) =>
        replica.read(
          organizationId,
          (client) => toSql(client, { isPrepared: primary.isPrepared }).query(statement),
          () => primary.sql.query(statement),
        ),
    },
  };
}
