import { overloaded, Turns } from "@svc/service-kit";
import pg from "pg";
import { Pace } from "./pace.ts";

/** Who asks for a connection. */
export interface Caller {
  /** Whose turn it is: callers of one organization wait for each other, not another organization for them. */
  organizationId: string;
  /** How many connections it has had. One that has begun is not refused for lack of room. */
  had: number;
}

/** Whose turn it is where nobody says: keys that are read again, signing in, what is written down of requests. */
export const OF_NOBODY = "";

/** A caller goes before those that have not begun so often; one that goes on for long (an export) waits with them. */
const AHEAD = 16;
/** The part of the room that is left to whoever has fewer waiting than somebody else: so nobody has to give way to them. */
const LEFT_TO_OTHERS = 0.1;
/** Whatever the pace, that no more memory is taken. */
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
  /** How long a connection is waited for, its making included, in milliseconds. */
  connectMs: number;
  /** Whoever would wait longer than this, at the pace at which connections come free, is refused at once. 0: nobody is. */
  waitMs: number;
  /** Told of each caller who is refused, with how many wait. */
  onRefused(waiting: number): void;
}

const NOTHING_TO_RELEASE = () => {};

/**
 * A pool in front of which callers wait in turns, organization by organization. Whoever could not be served in good time
 * hears so at once, before anything of the call was begun, and not when the time is over.
 */
export class QueuedPool extends pg.Pool {
  private readonly queue: QueueOptions;
  private readonly turns = new Turns<Waiting>();
  private readonly pace = new Pace();
  /** How many wait that have not begun. The pace is theirs, as others go before them. */
  private fresh = 0;
  private out = 0;
  /** How many callers were refused. */
  refusedCount = 0;

  constructor(config: pg.PoolConfig & { max: number }, queue: QueueOptions) {
    super(config);
    this.queue = queue;
    this.on("release", () => this.giveBack());
    // Whoever waits, waits here and not in the pool.
    Object.defineProperty(this, "waitingCount", { get: () => this.turns.length });
  }

  /**
   * A connection, in the caller's turn. It is given back by its `release`.
   *
   * @throws Problem `overloaded` at once, where too many wait; Error when none was had in time
   */
  take(caller: Caller): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      this.ask(caller, (error, client) => (client ? resolve(client) : reject(error)));
    });
  }

  /** Runs one statement in the caller's turn. @throws as `take`, and what the server says */
  queryFor<Row extends pg.QueryResultRow>(
    caller: Caller,
    config: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    return this.runFor(caller, (client) => client.query<Row>(config));
  }

  /** Runs what takes one connection in the caller's turn. @throws as `take`, and what `run` throws: the connection is then ended */
  async runFor<Result>(caller: Caller, run: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.take(caller);
    try {
      const result = await run(client);
      client.release();
      return result;
    } catch (error) {
      // As the pool's own: whatever went wrong, nobody else gets this connection.
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
    // As many as there are connections may always wait: each has one before it.
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
        // One that comes too late is of use to the next.
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
    // A process that had no time has late timers, and answers that it has not read yet: these first.
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
      // Not at once: where the pool is at its end, all that wait would fail inside of each other.
      if (error) process.nextTick(() => this.giveBack());
      // Where its own patience ends, `pg` hands over an error and nothing else.
      got(error, client, done ?? NOTHING_TO_RELEASE);
    });
  }

  private giveBack(): void {
    this.out -= 1;
    this.turns.next()?.start();
  }
}
