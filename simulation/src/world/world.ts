import { createHash, type Hash } from "node:crypto";
import { connect, type Socket } from "node:net";
import { type Fate, Gate, type WaitingItem } from "./gate.ts";
import { HttpLink, type Listener } from "./http-link.ts";
import { type PostgresControl, PostgresLink } from "./postgres-link.ts";
import type { PostgresServer } from "./postgres-server.ts";
import { Random } from "./random.ts";
import { RedisLink } from "./redis-link.ts";
import { runAsProcess, runAsSimulator, type SimulatedProcess } from "./simulated-process.ts";
import type { Link } from "./simulated-socket.ts";
import { VirtualTime } from "./virtual-time.ts";

/** Rewrites statements on their way to PostgreSQL, to plant a bug or a pause point. */
export type SqlRewrite = (name: string, text: string) => string;

interface WorldOptions {
  seed: number;
  startAt: number;
  postgres: PostgresServer;
  redisPort: number;
  rewriteSql: SqlRewrite;
  /** Names of statements with a pause point. */
  pausable: ReadonlySet<string>;
}

/** Event-loop turns without new I/O after which processes count as idle. */
const IDLE_TURNS = 4;
/** Interval of checks for lock waits. Does not affect decisions. */
const LOCK_CHECK_MS = 3;
const MAX_TRACE = 4_000;

const realSetImmediate = setImmediate;
const waitForTurn = () => new Promise<void>((resolve) => realSetImmediate(resolve));

/** Processes of one run, their connections, and everything that waits for the scheduler. */
export class World {
  readonly seed: number;
  readonly time: VirtualTime;
  readonly gate = new Gate();
  readonly postgres: PostgresServer;
  readonly violations: string[] = [];
  readonly trace: string[] = [];
  stepCount = 0;
  private readonly options: WorldOptions;
  private readonly hash: Hash = createHash("sha256");
  private readonly processes = new Map<string, SimulatedProcess>();
  private readonly incarnations = new Map<string, number>();
  private readonly listeners = new Map<number, Listener>();
  private postgresLinks: PostgresLink[] = [];
  private redisLinks: RedisLink[] = [];
  private httpLinks: HttpLink[] = [];
  /** Value of `sim.clock` in the database. */
  private clockInDatabase = 0;
  /** Running queries of the simulator itself. */
  private runningControls = 0;
  private readonly control: PostgresControl;
  private onServerBytes: () => void = () => {};
  /** True if a server has responded since the last check for lock waits. */
  private haveServersChanged = false;

  constructor(options: WorldOptions) {
    this.options = options;
    this.seed = options.seed;
    this.postgres = options.postgres;
    this.time = new VirtualTime(options.startAt);
    const { postgres } = options;
    this.control = {
      connectRaw: () => this.watchServer(postgres.connectRaw()),
      setClock: () => this.setDatabaseClock(),
      terminate: (pid) => this.runControl(() => postgres.terminate(pid)),
      pause: (pid) => this.runControl(() => postgres.pause(pid)),
      resume: (pid) => this.runControl(() => postgres.resume(pid)),
      rewrite: options.rewriteSql,
      canPause: (name) => options.pausable.has(name),
    };
  }

  /** Also restarts a process after a crash. */
  start(name: string, main: () => Promise<void>): SimulatedProcess {
    const incarnation = (this.incarnations.get(name) ?? 0) + 1;
    this.incarnations.set(name, incarnation);
    const random = new Random(this.seed, `${name}/${incarnation}`);
    const started: SimulatedProcess = { name, incarnation, isRunning: true, random };
    this.processes.set(name, started);
    runAsProcess(started, () => {
      main().catch((error: unknown) => this.reportError(started, error));
    });
    return started;
  }

  /** Closes the process's connections. None of its code runs again. */
  async crash(name: string): Promise<void> {
    const crashed = this.processes.get(name);
    if (!crashed?.isRunning) return;
    crashed.isRunning = false;
    this.gate.removeAll(crashed);
    this.time.removeAll(crashed);
    for (const [port, { owner, server }] of this.listeners) {
      if (owner !== crashed) continue;
      this.listeners.delete(port);
      runAsSimulator(() => server.close());
    }
    for (const link of this.redisLinks) if (link.owner === crashed) link.cut();
    const [closing, open] = partition(this.postgresLinks, (link) => link.owner === crashed);
    this.postgresLinks = open;
    for (const link of closing) await link.cut({ isNoticed: false });
    const [broken, whole] = partition(this.httpLinks, (link) => link.involves(crashed));
    this.httpLinks = whole;
    for (const link of broken) link.reset();
    this.redisLinks = this.redisLinks.filter((link) => link.owner !== crashed);
  }

  async crashAll(): Promise<void> {
    for (const name of this.processes.keys()) await this.crash(name);
  }

  /** The processes notice the cut. */
  async cutPostgres(): Promise<void> {
    const links = this.postgresLinks;
    this.postgresLinks = [];
    for (const link of links) await link.cut({ isNoticed: true });
    this.clockInDatabase = 0;
  }

  cutHttp(): void {
    for (const link of this.httpLinks.splice(0)) link.reset();
  }

  connect(owner: SimulatedProcess, port: number): Link {
    if (port === this.postgres.port) {
      const link = new PostgresLink(this.gate, owner, this.control);
      link.afterWrite = () => {
        for (const other of this.postgresLinks) other.fence();
      };
      this.postgresLinks.push(link);
      return link;
    }
    if (port === this.options.redisPort) {
      const link = new RedisLink(this.gate, owner, () => this.connectRedis());
      link.afterPublish = () => {
        for (const other of this.redisLinks) other.fence();
      };
      this.redisLinks.push(link);
      return link;
    }
    const link = new HttpLink(this.gate, {
      owner,
      port,
      findListener: (target) => this.listeners.get(target),
    });
    this.httpLinks.push(link);
    return link;
  }

  listen(port: number, listener: Listener): void {
    if (!this.listeners.has(port)) this.listeners.set(port, listener);
  }

  stopListening(server: Listener["server"]): void {
    for (const [port, listener] of this.listeners)
      if (listener.server === server) this.listeners.delete(port);
  }

  /** Waits until no process can do anything before the next delivery. */
  async settle(): Promise<void> {
    let isSettled = false;
    while (!isSettled) {
      await this.settleServers();
      const activity = this.measureActivity();
      for (let turn = 0; turn < IDLE_TURNS; turn += 1) await waitForTurn();
      isSettled = activity === this.measureActivity() && !this.hasBusyServer() && !hasRunningRequests();
    }
    for (const link of [...this.postgresLinks, ...this.redisLinks]) link.addArrived();
  }

  /** Also records the decision. */
  async deliver(item: WaitingItem, fate: Fate): Promise<void> {
    this.record(`${item.owner.name} ${item.label} ${fate}`);
    this.gate.take(item);
    await item.run(fate);
  }

  /** @returns false if there is no timer */
  fireTimer(): boolean {
    const timer = this.time.findNext();
    if (!timer) return false;
    this.record(`${timer.owner.name} timer`);
    this.time.fire(timer);
    return true;
  }

  record(decision: string): void {
    this.stepCount += 1;
    const line = `${this.stepCount} +${this.time.elapsedMs}ms ${decision}`;
    this.hash.update(`${line}\n`);
    this.trace.push(line);
    if (this.trace.length > MAX_TRACE) this.trace.shift();
  }

  reportError(owner: SimulatedProcess | undefined, error: unknown): void {
    const hasCrashed = owner?.isRunning === false;
    if (hasCrashed) return;
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.violations.push(`${owner?.name ?? "a process"} ended with an error: ${text}`);
  }

  digest(): string {
    return this.hash.copy().digest("hex").slice(0, 16);
  }

  private async setDatabaseClock(): Promise<void> {
    if (this.clockInDatabase === this.time.now) return;
    this.clockInDatabase = this.time.now;
    await this.runControl(() => this.postgres.query("SELECT setval('sim.clock', $1)", [this.time.now]));
  }

  private async runControl<T>(run: () => Promise<T>): Promise<void> {
    this.runningControls += 1;
    try {
      await runAsSimulator(run);
    } finally {
      this.runningControls -= 1;
      this.haveServersChanged = true;
      this.onServerBytes();
    }
  }

  private connectRedis(): Socket {
    return this.watchServer(runAsSimulator(() => connect(this.options.redisPort, "127.0.0.1")));
  }

  private watchServer(socket: Socket): Socket {
    for (const event of ["connect", "data", "close"])
      socket.on(event, () => {
        this.haveServersChanged = true;
        this.onServerBytes();
      });
    return socket;
  }

  private hasBusyServer(): boolean {
    return (
      this.runningControls > 0 ||
      this.postgresLinks.some(({ isBusy }) => isBusy) ||
      this.redisLinks.some(({ isBusy }) => isBusy)
    );
  }

  /** Waits until each running statement has ended or waits for a lock. */
  private async settleServers(): Promise<void> {
    do {
      while (this.hasBusyServer()) {
        const hasResponded = await this.waitForServer();
        if (!hasResponded) await this.markBlockedStatements();
      }
      // A statement that ended can have released locks that others waited for.
    } while (this.haveServersChanged && (await this.releaseUnblocked()));
  }

  private async markBlockedStatements(): Promise<void> {
    const running = this.postgresLinks.filter(({ state, isBlocked }) => state === "running" && !isBlocked);
    if (running.length === 0) return;
    const blocked = await runAsSimulator(() => this.postgres.listBlocked());
    for (const link of running) if (link.state === "running" && blocked.has(link.pid)) link.markBlocked();
  }

  /** Unmarks statements that got their lock. @returns true if it unmarked any, or a server is busy */
  private async releaseUnblocked(): Promise<boolean> {
    this.haveServersChanged = false;
    const waiting = this.postgresLinks.filter(({ isBlocked }) => isBlocked);
    if (waiting.length === 0) return false;
    const blocked = await runAsSimulator(() => this.postgres.listBlocked());
    const released = waiting.filter((link) => link.isBlocked && !blocked.has(link.pid));
    for (const link of released) link.isBlocked = false;
    return released.length > 0 || this.hasBusyServer();
  }

  /** Waits for bytes from a server, and for the code that handles them. @returns false if no bytes arrive within `LOCK_CHECK_MS` */
  private async waitForServer(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const arrival = new Promise<boolean>((resolve) => {
      this.onServerBytes = () => resolve(true);
      timer = runAsSimulator(() => setTimeout(resolve, LOCK_CHECK_MS, false));
    });
    const hasResponded = await arrival;
    clearTimeout(timer);
    await waitForTurn();
    return hasResponded;
  }

  private measureActivity(): string {
    const connectionCount = this.httpLinks.length + this.postgresLinks.length + this.redisLinks.length;
    return `${this.gate.activity}/${connectionCount}/${this.runningControls}`;
  }
}

/** Detects requests to Node's thread pool, such as file reads. Ignores handles, such as sockets. */
function hasRunningRequests(): boolean {
  return process
    .getActiveResourcesInfo()
    .some(
      (name) =>
        /^(FSReq|GetAddrInfo|.*Request$|.*Job$|.*ReqWrap$)/.test(name) &&
        !/^(TCPConnect|Shutdown|Write|Pipe)/.test(name),
    );
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
