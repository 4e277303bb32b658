import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createWidgetKeyStore } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { createAddressBlocks, createKeyAuthentication, type KeyStore } from "@svc/service-kit/auth";
import { Health } from "@svc/service-kit/health";
import { openSubscriber } from "@svc/service-kit/redis";
import {
  type BuiltKey,
  buildKey,
  createCapturedLogger,
  pollUntil,
  TEST_PEPPERS,
  type TestEnvironment,
} from "@svc/testing";
import { Redis } from "ioredis";
import { revokeApiKey } from "../../apps/api/src/keys/api-keys/revoke-api-key.ts";
import { rotateAsOperator } from "../../apps/api/src/keys/api-keys/rotate-as-operator.ts";
import { createApp } from "../../apps/widget-auth/src/app.ts";
import { createWidgetAuthContext } from "../../apps/widget-auth/src/context.ts";
import { readWidgetAuthConfig } from "../../apps/widget-auth/src/index.ts";
import type { RecordedStep } from "../../tools/nightly/model-checker/check-trace.ts";
import { sortByText } from "../../tools/nightly/model-checker/values.ts";

export const PROCESSES = ["p1", "p2"] as const;
type ProcessName = (typeof PROCESSES)[number];

export type Step =
  | { action: "open" | "use" | "beginLoad" | "endLoad" | "notify"; process: ProcessName }
  | { action: "endKey"; grace: 0 | 2; isNotified: boolean }
  | { action: "loseRedis" | "tick" };

// The model's constants. A cached key is served for eight seconds, and a session lasts an hour here. Both are two ticks.
const END = 4;
const NEVER = 99;
const TICK_SECONDS = 1_800;
const SESSION_SECONDS = 2 * TICK_SECONDS;
/** One millisecond more than half of the cache's lifetime, which includes its last millisecond. */
const CACHE_TICK_MS = 4_001;
const SESSION_KEYS = "svc:test:session:*";
const PROBE = "key_probe";
const OPERATOR = { type: "operator", id: null } as const;

/** Reads keys from the database, and can hold a row back after it was read. */
class HeldKeyStore implements KeyStore {
  isHolding = false;
  reads = 0;
  private readonly store: KeyStore;
  private release: (() => void) | null = null;
  private onRead: (() => void) | null = null;

  constructor(store: KeyStore) {
    this.store = store;
  }

  findById(keyId: string) {
    return this.hold(() => this.store.findById(keyId));
  }

  findByHashes(hashes: readonly string[]) {
    return this.hold(() => this.store.findByHashes(hashes));
  }

  rehash(...input: Parameters<KeyStore["rehash"]>) {
    return this.store.rehash(...input);
  }

  recordUses(...input: Parameters<KeyStore["recordUses"]>) {
    return this.store.recordUses(...input);
  }

  /** Resolves when the next row is held back. */
  waitForRead(): Promise<"read"> {
    return new Promise((resolve) => {
      this.onRead = () => resolve("read");
    });
  }

  releaseRow(): void {
    this.release?.();
    this.release = null;
  }

  private async hold<T>(read: () => Promise<T>): Promise<T> {
    const row = await read();
    this.reads += 1;
    if (!this.isHolding) return row;
    const released = new Promise<void>((resolve) => {
      this.release = resolve;
    });
    this.onRead?.();
    await released;
    return row;
  }
}

/** The clocks of all processes. */
class Ticks implements Clock {
  private timeMs = Math.ceil(Date.now() / 1000) * 1000;
  cacheMs = 1;

  now(): Date {
    return new Date(this.timeMs);
  }

  advance(): void {
    this.timeMs += TICK_SECONDS * 1000;
    this.cacheMs += CACHE_TICK_MS;
  }
}

/** A widget service that receives notices only when the driver delivers them. */
class WidgetProcess {
  readonly store: HeldKeyStore;
  readonly cache: ReturnType<typeof createKeyAuthentication>["verification"]["cache"];
  readonly notices: (() => void)[] = [];
  /** The load in progress, and the tick at which it began. */
  load: { ended: Promise<"ended">; beganAt: number } | null = null;
  private readonly server: Server;
  private readonly closers: (() => unknown)[];

  private constructor(
    parts: Pick<WidgetProcess, "store" | "cache" | "notices"> & { server: Server },
    closers: (() => unknown)[],
  ) {
    this.store = parts.store;
    this.cache = parts.cache;
    this.notices = parts.notices;
    this.server = parts.server;
    this.closers = closers;
  }

  static async start(test: TestEnvironment, ticks: Ticks): Promise<WidgetProcess> {
    const log = createCapturedLogger("widget-auth");
    const config = readWidgetAuthConfig({ ...test.env, DATABASE_URL: test.urls.widgetAuth });
    const { ctx, close } = await createWidgetAuthContext(config, { clock: ticks, log });
    await ctx.auth.close();
    const store = new HeldKeyStore(createWidgetKeyStore(ctx.db));
    const subscriber = await openSubscriber(test.redis.url, "sessions-driver", { log });
    const auth = createKeyAuthentication({
      environment: ctx.environment,
      store,
      peppers: config.KEY_PEPPERS,
      redis: ctx.redis,
      subscriber,
      clock: ticks,
      log,
      trustedProxies: createAddressBlocks([]),
      rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
      refusalsPerMinute: config.REFUSALS_PER_MINUTE,
      publicUrl: "http://localhost",
      lookupTimeoutMs: config.DATABASE_TIMEOUT_MS,
      monotonicNow: () => ticks.cacheMs,
    });
    const notices: (() => void)[] = [];
    const listeners = subscriber.listeners("message") as ((channel: string, id: string) => void)[];
    subscriber.removeAllListeners("message");
    subscriber.on("message", (channel: string, id: string) => {
      notices.push(() => {
        for (const listener of listeners) listener(channel, id);
      });
    });
    const app = createApp({ ...ctx, auth }, new Health([]), {
      checksResponses: true,
      showStatusPage: false,
      publicUrl: "http://localhost",
    });
    const server = createServer(app).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { cache } = auth.verification;
    return new WidgetProcess({ store, cache, notices, server }, [
      () => auth.close(),
      () => subscriber.disconnect(),
      close,
    ]);
  }

  async call(method: "GET" | "POST", path: string, credential: string, body?: object) {
    const { port } = this.server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: `Bearer ${credential}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as { sessionToken?: string } };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    for (const close of this.closers) await close();
  }
}

export interface SessionsRig {
  test: TestEnvironment;
  ticks: Ticks;
  processes: Record<ProcessName, WidgetProcess>;
  redis: Redis;
  stop(): Promise<void>;
}

/** Starts two widget services that share the environment's database and Redis, and clocks. */
export async function startSessionsRig(test: TestEnvironment): Promise<SessionsRig> {
  const ticks = new Ticks();
  const [p1, p2] = await Promise.all([WidgetProcess.start(test, ticks), WidgetProcess.start(test, ticks)]);
  const redis = new Redis(test.redis.url);
  // A process clears its cache when it has subscribed.
  await pollUntil("both processes are subscribed", async () => {
    await redis.publish("svc:test:key-invalidation", PROBE);
    return p1.notices.length > 0 && p2.notices.length > 0;
  });
  const stop = async () => {
    await Promise.all([p1.stop(), p2.stop()]);
    redis.disconnect();
    await test.close();
  };
  return { test, ticks, processes: { p1, p2 }, redis, stop };
}

/** Runs the steps of models/sessions.qnt with a new key in two widget services, and records the outcomes. */
export class SessionsDriver {
  readonly trace: RecordedStep[] = [];
  private readonly rig: SessionsRig;
  private readonly key: BuiltKey;
  private readonly startMs: number;
  private token: string | null = null;
  private now = 0;

  private constructor(rig: SessionsRig, key: BuiltKey) {
    this.rig = rig;
    this.key = key;
    this.startMs = rig.ticks.now().getTime();
  }

  static async start(rig: SessionsRig): Promise<SessionsDriver> {
    const driver = new SessionsDriver(rig, await buildKey(rig.test, "sk"));
    await driver.deleteSessions();
    for (const { cache, notices } of Object.values(rig.processes)) {
      notices.length = 0;
      // The first lookup by the key's text reads the row even if it is cached. The model starts after it.
      await cache.findByKey(driver.key.key);
      cache.invalidate(driver.key.id);
    }
    return driver;
  }

  /** Ends the loads in progress. */
  async stop(): Promise<void> {
    for (const name of PROCESSES) {
      const { store, load } = this.rig.processes[name];
      store.isHolding = false;
      store.releaseRow();
      await load?.ended;
      this.rig.processes[name].load = null;
    }
  }

  /** Skips steps that the model leaves out, such as a second session. */
  async run(step: Step): Promise<void> {
    switch (step.action) {
      case "open":
        return this.open(step.process);
      case "use":
        return this.use(step.process);
      case "beginLoad":
        return this.beginLoad(step.process);
      case "endLoad":
        return this.endLoad(step.process);
      case "endKey":
        return this.endKey(step);
      case "notify":
        return this.notify(step.process);
      case "loseRedis":
        return this.loseRedis();
      case "tick":
        return this.tick();
    }
  }

  private async open(name: ProcessName): Promise<void> {
    const process = this.rig.processes[name];
    if (process.load || (await this.readSessionEnd()) !== -1) return;
    const body = { expiresInSeconds: SESSION_SECONDS };
    const { sessionToken } = await this.call(name, "open", () =>
      process.call("POST", "/api/widget/auth", this.key.key, body),
    );
    if (sessionToken !== undefined) this.token = sessionToken;
  }

  private async use(name: ProcessName): Promise<void> {
    const process = this.rig.processes[name];
    const { token } = this;
    if (process.load || token === null) return;
    await this.call(name, "use", () => process.call("GET", "/api/widget/custodians?limit=1", token));
  }

  /** Records the request, after the load that it caused. */
  private async call(
    name: ProcessName,
    action: "open" | "use",
    request: () => ReturnType<WidgetProcess["call"]>,
  ) {
    const { store } = this.rig.processes[name];
    const before = store.reads;
    const { status, body } = await request();
    if (status !== 200 && status !== 201 && status !== 401) throw new Error(`${action} returned ${status}`);
    for (let read = before; read < store.reads; read += 1)
      for (const load of ["beginLoad", "endLoad"])
        this.trace.push({ action: load, picks: { process: name } });
    await this.record(action, { process: name }, status === 401 ? { isRefused: true } : {});
    return body;
  }

  /** Another request with the key, which waits for the row. */
  private async beginLoad(name: ProcessName): Promise<void> {
    const process = this.rig.processes[name];
    if (process.load) return;
    process.store.isHolding = true;
    const isRead = process.store.waitForRead();
    const key = process.cache.findById(this.key.id);
    if (!(key instanceof Promise)) {
      process.store.isHolding = false;
      return this.record("beginLoad", { process: name }, { isRefused: true });
    }
    process.load = { ended: key.then(() => "ended" as const), beganAt: this.now };
    await isRead;
    await this.record("beginLoad", { process: name });
  }

  private async endLoad(name: ProcessName): Promise<void> {
    const process = this.rig.processes[name];
    if (!process.load) return;
    const isReadAgain = process.store.waitForRead();
    process.store.releaseRow();
    if ((await Promise.race([process.load.ended, isReadAgain])) === "ended") {
      process.load = null;
      process.store.isHolding = false;
      return this.record("endLoad", { process: name });
    }
    process.load.beganAt = this.now;
    this.trace.push({ action: "endLoad", picks: { process: name } });
    await this.record("beginLoad", { process: name });
  }

  private async endKey({ grace, isNotified }: Extract<Step, { action: "endKey" }>): Promise<void> {
    if ((await this.readKeyEnd()) !== NEVER) return;
    const { test, ticks, processes, redis } = this.rig;
    const { db, environment } = test;
    const log = createCapturedLogger("svc");
    const ctx = {
      environment,
      db,
      redis: isNotified ? redis : null,
      clock: ticks,
      log,
      peppers: TEST_PEPPERS,
    };
    const { wasAnnounced } =
      grace === 0
        ? await revokeApiKey(ctx, OPERATOR, this.key.id)
        : await rotateAsOperator(ctx, OPERATOR, {
            keyId: this.key.id,
            input: { gracePeriodSeconds: grace * TICK_SECONDS },
          });
    if (wasAnnounced !== isNotified) throw new Error("the change was not announced as expected");
    if (isNotified)
      await pollUntil("both processes have the notice", () =>
        PROCESSES.every((name) => processes[name].notices.length > 0),
      );
    await this.record("endKey", { grace, isNotified });
  }

  private async notify(name: ProcessName): Promise<void> {
    const notices = this.rig.processes[name].notices.splice(0);
    if (notices.length === 0) return;
    for (const deliver of notices) deliver();
    await this.record("notify", { process: name });
  }

  private async loseRedis(): Promise<void> {
    if ((await this.readSessionEnd()) === -1 && this.listNotices().length === 0) return;
    await this.deleteSessions();
    for (const name of PROCESSES) this.rig.processes[name].notices.length = 0;
    await this.record("loseRedis", {});
  }

  private async tick(): Promise<void> {
    const hasOldLoad = PROCESSES.some(
      (name) => (this.rig.processes[name].load?.beganAt ?? this.now) < this.now,
    );
    if (this.now === END || hasOldLoad) return;
    this.rig.ticks.advance();
    this.now += 1;
    await this.record("tick", {});
  }

  private async deleteSessions(): Promise<void> {
    const keys = await this.rig.redis.keys(SESSION_KEYS);
    if (keys.length > 0) await this.rig.redis.del(keys);
  }

  private toTick(ms: number): number {
    return Math.round((ms - this.startMs) / 1000 / TICK_SECONDS);
  }

  /** Redis expires records in real time, so expired ones can remain. */
  private async readSessionEnd(): Promise<number> {
    const { redis } = this.rig;
    const ends = await Promise.all(
      (await redis.keys(SESSION_KEYS)).map(async (key) => this.toTick(Date.now() + (await redis.pttl(key)))),
    );
    return Math.max(-1, ...ends.filter((end) => end > this.now));
  }

  private async readKeyEnd(): Promise<number> {
    const { revokedAt, expiresAt } = await this.rig.test.db.prisma.apiKey.findUniqueOrThrow({
      where: { id: this.key.id },
    });
    const end = revokedAt ?? expiresAt;
    return end === null ? NEVER : this.toTick(end.getTime());
  }

  private listNotices(): ProcessName[] {
    return PROCESSES.filter((name) => this.rig.processes[name].notices.length > 0);
  }

  private async record(
    action: string,
    picks: RecordedStep["picks"],
    more: Pick<RecordedStep, "isRefused"> = {},
  ): Promise<void> {
    const observed = {
      keyEnd: await this.readKeyEnd(),
      notices: sortByText(this.listNotices()),
      now: this.now,
      sessionEnd: await this.readSessionEnd(),
    };
    this.trace.push({ action, picks, ...more, observed });
  }
}
