import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createWidgetKeyStore } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { createAddressBlocks, createKeyAuthentication, type KeyStore } from "@svc/service-kit/auth";
import { Health } from "@svc/service-kit/health";
import { openSubscriber } from "@svc/service-kit/redis";
import { createCapturedLogger, pollUntil, type TestEnvironment } from "@svc/testing";
import { Redis } from "ioredis";
import { createApp } from "../../apps/widget-auth/src/app.ts";
import { createWidgetAuthContext } from "../../apps/widget-auth/src/context.ts";
import { readWidgetAuthConfig } from "../../apps/widget-auth/src/index.ts";

export const PROCESSES = ["p1", "p2"] as const;
export type ProcessName = (typeof PROCESSES)[number];

// A cached key is served for eight seconds, and a session lasts an hour here. Both are two ticks of the
// model.
export const TICK_SECONDS = 1_800;
/**
 * How far a tick advances the caches' clock: half of the cache's lifetime plus 1 ms, because a key is still
 * served in the lifetime's last millisecond.
 */
const CACHE_TICK_MS = 4_001;
/** A key ID that is published only to find out whether the processes are subscribed. */
const PROBE = "key_probe";

/** Reads keys from the database, and can hold a row back after reading it. */
class HoldingKeyStore implements KeyStore {
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
  /** The monotonic clock of the key caches. */
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
export class WidgetProcess {
  readonly store: HoldingKeyStore;
  readonly cache: ReturnType<typeof createKeyAuthentication>["verification"]["cache"];
  /** Functions that each deliver one received invalidation. */
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
    // Replaces the authentication with one whose key store and clock the driver controls.
    await ctx.auth.close();
    const store = new HoldingKeyStore(createWidgetKeyStore(ctx.db));
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
