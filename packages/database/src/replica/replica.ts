import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { isTransactionConflict, mapDatabaseError } from "../database-errors.ts";
import type { QueuedPool } from "../pool/queued-pool.ts";
import { CLUSTER, COMMITTED, hasReached, type Mark, Marks, REPLAYED, toMark } from "./marks.ts";

/** `replica`, or why the primary answered. */
export const OUTCOMES = ["replica", "behind", "away", "conflict", "refused", "foreign", "resting"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Max wait for the replica to connect and catch up. */
const PATIENCE_MS = 200;
const [FIRST_LOOK_MS, LAST_LOOK_MS] = [1, 16];
/** After these outcomes, reads skip the replica this long; then one read probes it. */
const RESTS_MS: Partial<Record<Outcome, number>> = { behind: 1_000, away: 5_000, foreign: 60_000 };

class BehindError extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super("the replica is of no use now");
    this.outcome = outcome;
  }
}

interface ReplicaOptions {
  pool: QueuedPool;
  isPrepared: boolean;
  askPrimary(statement: pg.QueryConfig): Promise<{ rows: unknown[] }>;
  now?: () => number;
}

/**
 * A replica whose reads see every change committed before they began; otherwise the primary answers. A read never fails because of the
 * replica.
 */
export class Replica {
  readonly pool: QueuedPool;
  readonly counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  behindBytes: number | null = null;
  private readonly isPrepared: boolean;
  private readonly marks: Marks;
  private readonly askPrimary: ReplicaOptions["askPrimary"];
  /** The primary's; survives failover. */
  private cluster: Promise<string> | null = null;
  private readonly now: () => number;
  private readonly reached = new WeakMap<pg.PoolClient, Mark>();
  private restsUntil = Number.NEGATIVE_INFINITY;

  constructor({ pool, isPrepared, askPrimary, now = () => performance.now() }: ReplicaOptions) {
    this.pool = pool;
    this.isPrepared = isPrepared;
    this.now = now;
    this.askPrimary = askPrimary;
    const committed = this.sent(COMMITTED);
    this.marks = new Marks(async () => toMark((await askPrimary(committed)).rows as never));
  }

  /**
   * Reads from the replica, or from the primary.
   *
   * @param ask must have no side effects, since it may run before `instead`
   * @param instead the same read on the primary
   * @throws errors of `instead`, and `57014`: the primary would take too long too
   */
  async read<Result>(
    organizationId: string,
    ask: (client: pg.PoolClient) => Promise<Result>,
    instead: () => Promise<Result>,
  ): Promise<Result> {
    const began = this.now();
    if (began < this.restsUntil) return this.leave("resting", instead);
    const isFirst = this.restsUntil > Number.NEGATIVE_INFINITY;
    if (isFirst) this.restsUntil = began + PATIENCE_MS;
    try {
      const result = await this.readBy(organizationId, began + PATIENCE_MS, ask);
      if (isFirst) this.restsUntil = Number.NEGATIVE_INFINITY;
      this.counts.replica += 1;
      return result;
    } catch (error) {
      if ((error as { code?: string }).code === "57014") throw error;
      return this.leave(outcomeOf(error), instead);
    }
  }

  private leave<Result>(outcome: Outcome, instead: () => Promise<Result>): Promise<Result> {
    this.counts[outcome] += 1;
    const restMs = RESTS_MS[outcome];
    if (restMs !== undefined) this.restsUntil = this.now() + restMs;
    return instead();
  }

  private async readBy<Result>(
    organizationId: string,
    deadline: number,
    ask: (client: pg.PoolClient) => Promise<Result>,
  ): Promise<Result> {
    const [committed, client] = await this.both(this.marks.read(), this.take(organizationId, deadline));
    try {
      await this.wait(client, committed, deadline);
      const result = await ask(client);
      client.release();
      return result;
    } catch (error) {
      client.release(error instanceof BehindError ? undefined : (error as Error));
      throw error;
    }
  }

  private async both(mark: Promise<Mark>, taken: Promise<pg.PoolClient>): Promise<[Mark, pg.PoolClient]> {
    const [one, other] = await Promise.allSettled([mark, taken]);
    if (one.status === "fulfilled" && other.status === "fulfilled") return [one.value, other.value];
    if (other.status === "fulfilled") other.value.release();
    throw other.status === "rejected" ? other.reason : (one as PromiseRejectedResult).reason;
  }

  /** A late connection goes to the next caller. */
  private take(organizationId: string, deadline: number): Promise<pg.PoolClient> {
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new BehindError("away"));
    }, deadline - this.now());
    this.pool.take({ organizationId, had: 0 }).then(
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

  private async wait(client: pg.PoolClient, committed: Mark, deadline: number): Promise<void> {
    const before = this.reached.get(client);
    // A connection has one server, whose position only grows.
    if (before && hasReached(before, committed)) return;
    if (!before) await this.requireSameCluster(client);
    for (let ms = FIRST_LOOK_MS; ; ms = Math.min(2 * ms, LAST_LOOK_MS)) {
      const left = Math.max(1, Math.ceil(deadline - this.now()));
      const statement = { ...this.sent(REPLAYED), query_timeout: left } as pg.QueryConfig;
      const replayed = toMark((await client.query<{ timeline: number; lsn: string }>(statement)).rows);
      this.reached.set(client, replayed);
      const behind = committed.lsn - replayed.lsn;
      this.behindBytes = behind > 0n ? Number(behind) : 0;
      if (hasReached(replayed, committed)) return;
      if (this.now() + ms >= deadline) throw new BehindError("behind");
      await pause(ms);
    }
  }

  /** A copy restored elsewhere may be further along in its own log. */
  private async requireSameCluster(client: pg.PoolClient): Promise<void> {
    this.cluster ??= this.askPrimary(this.sent(CLUSTER)).then(clusterIn);
    const [own, { rows }] = await Promise.all([
      this.cluster.catch((error) => {
        this.cluster = null;
        throw error;
      }),
      client.query(this.sent(CLUSTER)),
    ]);
    if (clusterIn({ rows }) !== own) throw new BehindError("foreign");
  }

  private sent({ name, text }: pg.QueryConfig): pg.QueryConfig {
    return this.isPrepared && name !== undefined ? { name, text } : { text };
  }
}

function clusterIn({ rows }: { rows: unknown[] }): string {
  const [row] = rows as { cluster: string }[];
  if (!row) throw new Error("this server does not say of which cluster it is");
  return row.cluster;
}

/** The primary reports any other error, when it runs the same read. */
function outcomeOf(error: unknown): Outcome {
  if (error instanceof BehindError) return error.outcome;
  if (isTransactionConflict(error)) return "conflict";
  if ((error as { code?: string }).code === "25006") return "refused";
  return mapDatabaseError(error)?.code === "dependency_unavailable" ? "away" : "refused";
}
