import type { Logger } from "@svc/service-kit";
import { RoundRobinQueue } from "@svc/service-kit/auth";
import { overloaded } from "@svc/service-kit/errors";
import pg from "pg";

/** Weight of the latest gap between served callers in the moving average. */
const GAP_WEIGHT = 1 / 32;
const INITIAL_GAP_MS = 3;

/** Mean time between two served callers. */
export class Pace {
  private readonly now: () => number;
  private gapMs = INITIAL_GAP_MS;
  private lastAt = 0;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Call it when a caller joins an empty queue. */
  restart(): void {
    this.lastAt = this.now();
  }

  recordServed(): void {
    const now = this.now();
    this.gapMs += (now - this.lastAt - this.gapMs) * GAP_WEIGHT;
    this.lastAt = now;
  }

  /** Returns 0 if no caller was served during the last `ms`. */
  estimateServed(ms: number): number {
    return this.now() - this.lastAt > ms ? 0 : Math.floor(ms / this.gapMs);
  }
}

export interface Caller {
  /** Callers of one organization share a queue. */
  organizationId: string;
  /** 0 for a caller that can still be rejected. */
  connectionsTaken: number;
}

export const NO_ORGANIZATION = "";

/**
 * Callers that have taken a connection have priority, until they have taken this many. Long work, such as an export, then loses
 * its priority.
 */
const MAX_PRIORITY_CONNECTIONS = 16;
/** Share of the queue reserved for organizations with fewer waiting callers. */
const RESERVED_SHARE = 0.1;
const MAX_WAITING = 2_000;

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: unknown) => void,
) => void;

interface QueuedCaller {
  start(): void;
  refuse(error: Error): void;
}

interface QueueOptions {
  connectMs: number;
  maxWaitMs: number;
  onRefused(waiting: number): void;
}

const NOTHING_TO_RELEASE = () => {};

/** A pool whose queue alternates between organizations, and immediately rejects callers that cannot be served in time. */
export class QueuedPool extends pg.Pool {
  private readonly queue: QueueOptions;
  private readonly waiters = new RoundRobinQueue<QueuedCaller>();
  private readonly pace = new Pace();
  /** Waiting callers without a connection so far. Only these count toward the pace. */
  private newWaiting = 0;
  private lentCount = 0;
  refusedCount = 0;

  constructor(config: pg.PoolConfig & { max: number }, queue: QueueOptions) {
    super(config);
    this.queue = queue;
    this.on("release", () => this.handleRelease());
    Object.defineProperty(this, "waitingCount", { get: () => this.waiters.length });
  }

  /** The caller must release the connection. @throws Problem `overloaded` immediately if too many callers wait; Error on timeout */
  acquire(caller: Caller): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      this.request(caller, (error, client) => (client ? resolve(client) : reject(error)));
    });
  }

  queryFor<Row extends pg.QueryResultRow>(
    caller: Caller,
    config: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    return this.runFor(caller, (client) => client.query<Row>(config));
  }

  async runFor<Result>(caller: Caller, run: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.acquire(caller);
    try {
      const result = await run(client);
      client.release();
      return result;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(onConnect: ConnectCallback): void;
  override connect(onConnect?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const caller = { organizationId: NO_ORGANIZATION, connectionsTaken: 0 };
    if (!onConnect) return this.acquire(caller);
    this.request(caller, onConnect);
    return undefined;
  }

  private request(caller: Caller, onConnect: ConnectCallback): void {
    if (this.lentCount < this.options.max && this.waiters.length === 0) this.lend(caller, onConnect);
    else if (caller.connectionsTaken > 0 || this.tryMakeRoomFor(caller)) this.enqueue(caller, onConnect);
    else {
      this.countRefused();
      onConnect(overloaded(), undefined, NOTHING_TO_RELEASE);
    }
  }

  /** Can evict a caller of an organization that has more waiting callers. */
  private tryMakeRoomFor({ organizationId }: Caller): boolean {
    const { maxWaitMs } = this.queue;
    if (maxWaitMs === 0) return true;
    const capacity = Math.max(this.options.max, Math.min(this.pace.estimateServed(maxWaitMs), MAX_WAITING));
    if (this.newWaiting < capacity - Math.floor(capacity * RESERVED_SHARE)) return true;
    if (this.newWaiting < capacity && this.waiters.canMakeRoomFor(organizationId)) return true;
    const room = this.waiters.makeRoomFor(organizationId);
    room?.evicted?.refuse(overloaded());
    return room !== null;
  }

  private enqueue(caller: Caller, onConnect: ConnectCallback): void {
    const { organizationId, connectionsTaken } = caller;
    const isNew = connectionsTaken === 0;
    let isSettled = false;
    const leaveQueue = () => {
      if (isNew) this.newWaiting -= 1;
    };
    const settle: ConnectCallback = (error, client, release) => {
      isSettled = true;
      clearTimeout(timer);
      onConnect(error, client, release);
    };
    const queuedCaller: QueuedCaller = {
      start: () => {
        leaveQueue();
        if (isNew) this.pace.recordServed();
        // The caller can time out while the pool opens the connection.
        this.lend(caller, (error, client, release) =>
          isSettled ? release() : settle(error, client, release),
        );
      },
      refuse: (error) => {
        leaveQueue();
        this.countRefused();
        settle(error, undefined, NOTHING_TO_RELEASE);
      },
    };
    const onTimeout = () => {
      if (isSettled) return;
      if (this.waiters.remove(organizationId, queuedCaller)) leaveQueue();
      settle(new Error("timeout exceeded when trying to connect"), undefined, NOTHING_TO_RELEASE);
    };
    // If the timer fires late, `setImmediate` first processes responses that have arrived.
    const timer = setTimeout(() => setImmediate(onTimeout), this.queue.connectMs);
    if (isNew) {
      if (this.newWaiting === 0) this.pace.restart();
      this.newWaiting += 1;
    }
    const hasPriority = !isNew && connectionsTaken < MAX_PRIORITY_CONNECTIONS;
    this.waiters.add(organizationId, queuedCaller, hasPriority);
  }

  private countRefused(): void {
    this.refusedCount += 1;
    this.queue.onRefused(this.waiters.length);
  }

  private lend(caller: Caller, onConnect: ConnectCallback): void {
    this.lentCount += 1;
    caller.connectionsTaken += 1;
    super.connect((error, client, release) => {
      // Deferred, because the waiting callers of an ended pool would otherwise fail recursively.
      if (error) process.nextTick(() => this.handleRelease());
      onConnect(error, client, release ?? NOTHING_TO_RELEASE);
    });
  }

  private handleRelease(): void {
    this.lentCount -= 1;
    this.waiters.next()?.start();
  }
}

const LOG_INTERVAL_MS = 5_000;

/** Logs rejected callers, at most once every five seconds. */
export function createRejectionLogger(
  log: Logger,
  now: () => number = () => performance.now(),
): (waiting: number) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let refused = 0;
  return (waiting) => {
    refused += 1;
    if (now() - loggedAt < LOG_INTERVAL_MS) return;
    log.warn({ refused, waiting }, "database overloaded; rejecting requests");
    loggedAt = now();
    refused = 0;
  };
}
