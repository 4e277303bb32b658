import { overloaded, Turns } from "@svc/service-kit";
import pg from "pg";
import { Pace } from "./pace.ts";

export interface Caller {
  /** Callers of one organization wait for each other, not for another organization's. */
  organizationId: string;
  /** Connections taken so far; 0 for a caller that can still be rejected. */
  had: number;
}

export const OF_NOBODY = "";

/** Callers that have begun go first up to this many connections; long work, such as an export, then waits like the rest. */
const AHEAD = 16;
/** Share of the queue reserved for organizations with fewer callers waiting than others. */
const LEFT_TO_OTHERS = 0.1;
/** Memory cap, regardless of pace. */
const MOST_WAITING = 2_000;

type Got = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

interface Waiting {
  start(): void;
  refuse(error: Error): void;
}

interface QueueOptions {
  connectMs: number;
  /** Callers expected to wait longer are rejected at once; 0 rejects none. */
  waitMs: number;
  onRefused(waiting: number): void;
}

const NOTHING_TO_RELEASE = () => {};

/** A pool with a queue that alternates between organizations. Callers that cannot be served in time are rejected at once. */
export class QueuedPool extends pg.Pool {
  private readonly queue: QueueOptions;
  private readonly turns = new Turns<Waiting>();
  private readonly pace = new Pace();
  /** Waiting callers that have not begun; only these count for the pace. */
  private fresh = 0;
  private out = 0;
  refusedCount = 0;

  constructor(config: pg.PoolConfig & { max: number }, queue: QueueOptions) {
    super(config);
    this.queue = queue;
    this.on("release", () => this.giveBack());
    Object.defineProperty(this, "waitingCount", { get: () => this.turns.length });
  }

  /**
   * Returns a connection, which the caller must `release`.
   *
   * @throws Problem `overloaded` at once when too many wait; Error on timeout
   */
  take(caller: Caller): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      this.ask(caller, (error, client) => (client ? resolve(client) : reject(error)));
    });
  }

  queryFor<Row extends pg.QueryResultRow>(
    caller: Caller,
    config: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    return this.runFor(caller, (client) => client.query<Row>(config));
  }

  /** Runs work on one connection; an error closes it. */
  async runFor<Result>(caller: Caller, run: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.take(caller);
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
  override connect(got: Got): void;
  override connect(got?: Got): Promise<pg.PoolClient> | undefined {
    const caller = { organizationId: OF_NOBODY, had: 0 };
    if (!got) return this.take(caller);
    this.ask(caller, got);
    return undefined;
  }

  private ask(caller: Caller, got: Got): void {
    if (this.out < this.options.max && this.turns.length === 0) this.lend(caller, got);
    else if (caller.had > 0 || this.hasRoomFor(caller)) this.wait(caller, got);
    else {
      this.tellRefused();
      got(overloaded(), undefined, NOTHING_TO_RELEASE);
    }
  }

  private hasRoomFor({ organizationId }: Caller): boolean {
    const { waitMs } = this.queue;
    if (waitMs === 0) return true;
    const places = Math.max(this.options.max, Math.min(this.pace.within(waitMs), MOST_WAITING));
    if (this.fresh < places - Math.floor(places * LEFT_TO_OTHERS)) return true;
    if (this.fresh < places && this.turns.hasLonger(organizationId)) return true;
    const room = this.turns.makeRoomFor(organizationId);
    room?.gaveWay?.refuse(overloaded());
    return room !== null;
  }

  private wait(caller: Caller, got: Got): void {
    const { organizationId, had } = caller;
    const isFresh = had === 0;
    let isOver = false;
    const leave = () => {
      if (isFresh) this.fresh -= 1;
    };
    const end: Got = (error, client, done) => {
      isOver = true;
      clearTimeout(timer);
      got(error, client, done);
    };
    const waiting: Waiting = {
      start: () => {
        leave();
        if (isFresh) this.pace.step();
        this.lend(caller, (error, client, done) => (isOver ? done() : end(error, client, done)));
      },
      refuse: (error) => {
        leave();
        this.tellRefused();
        end(error, undefined, NOTHING_TO_RELEASE);
      },
    };
    const lose = () => {
      if (isOver) return;
      if (this.turns.remove(organizationId, waiting)) leave();
      end(new Error("timeout exceeded when trying to connect"), undefined, NOTHING_TO_RELEASE);
    };
    // Responses that have arrived go before late timers.
    const timer = setTimeout(() => setImmediate(lose), this.queue.connectMs);
    if (isFresh) {
      if (this.fresh === 0) this.pace.begin();
      this.fresh += 1;
    }
    this.turns.add(organizationId, waiting, had > 0 && had < AHEAD);
  }

  private tellRefused(): void {
    this.refusedCount += 1;
    this.queue.onRefused(this.turns.length);
  }

  private lend(caller: Caller, got: Got): void {
    this.out += 1;
    caller.had += 1;
    super.connect((error, client, done) => {
      // Deferred, or all waiting callers of an ended pool would fail recursively.
      if (error) process.nextTick(() => this.giveBack());
      // On its own timeout `pg` passes only an error.
      got(error, client, done ?? NOTHING_TO_RELEASE);
    });
  }

  private giveBack(): void {
    this.out -= 1;
    this.turns.next()?.start();
  }
}
