import { type AccountsContext, BlindIndex, FieldCipher } from "@svc/accounts";
import { CustodianCache } from "@svc/custodians";
import {
  createRejectionLogger,
  createRequestStore,
  createWidgetKeyStore,
  databaseMetrics,
  openDatabase,
  requestLimits,
} from "@svc/database";
import { type Environment, redactApiKeys } from "@svc/keys";
import { type Clock, createLogger, type Logger } from "@svc/service-kit";
import {
  createKeyAuthentication,
  KEY_LOOKUP_CONCURRENCY,
  type KeyAuthentication,
} from "@svc/service-kit/auth";
import { RequestLog } from "@svc/service-kit/http";
import { authMetrics, type Metric, RequestCounts, redisMetrics } from "@svc/service-kit/metrics";
import { openRedis, openSubscriber, type RedisConnection } from "@svc/service-kit/redis";
import type { Redis } from "ioredis";
import { toPublicUrl, type WidgetAuthConfig } from "./config.ts";
import { OrganizationOrigins } from "./organizations/organization-origins.ts";
import { RecordSeals } from "./sessions/record-seals.ts";
import { SessionStore } from "./sessions/session-store.ts";
import { SessionTokens } from "./sessions/session-token.ts";

export interface WidgetAuthContext extends AccountsContext {
  environment: Environment;
  redis: RedisConnection;
  log: Logger;
  custodians: CustodianCache;
  origins: OrganizationOrigins;
  sessions: SessionStore;
  sessionTokens: SessionTokens;
  auth: KeyAuthentication;
  requests: RequestLog;
  /** Null if METRICS_PORT is not set. */
  counts: RequestCounts | null;
}

/** Replacements for tests and for running without Redis. */
export interface WidgetAuthOverrides {
  clock?: Clock;
  log?: Logger;
  openRedis?: (name: string) => Promise<Redis>;
}

export async function createWidgetAuthContext(
  config: WidgetAuthConfig,
  overrides: WidgetAuthOverrides = {},
): Promise<{ ctx: WidgetAuthContext; close(): Promise<void>; metrics: Metric[] }> {
  const environment = config.SVC_ENVIRONMENT;
  const log = overrides.log ?? createLogger("widget-auth", config.LOG_LEVEL, { redact: redactApiKeys });
  const { REDIS_URL: redisUrl, REDIS_TIMEOUT_MS: redisTimeoutMs } = config;
  const openPool = (poolSize: number, name: string) =>
    openDatabase({
      url: config.DATABASE_URL,
      pooler: config.DATABASE_POOLER,
      poolSize,
      limits: requestLimits(config.DATABASE_TIMEOUT_MS),
      indexKeyIds: config.INDEX_KEY.map(({ id }) => id),
      name,
      onConnectionLost: (error) => log.warn({ err: error }, "database connection lost"),
      onServerMoved: (warning) => log.warn({ warning }, "the database moved to another server or timeline"),
      onRefused: createRejectionLogger(log),
    });
  const db = openPool(config.DATABASE_POOL_SIZE, "svc-widget-auth");
  const keyLookupPool = openPool(KEY_LOOKUP_CONCURRENCY, "svc-widget-auth-keys");
  const clock = overrides.clock ?? db.clock;
  const [name, subscriberName] = ["widget-auth", "widget-auth-subscriber"];
  const redis = await (overrides.openRedis?.(name) ??
    openRedis(redisUrl, name, { log, timeoutMs: redisTimeoutMs }));
  const subscriber = await (overrides.openRedis?.(subscriberName) ??
    openSubscriber(redisUrl, subscriberName, { log, timeoutMs: redisTimeoutMs }));
  const auth = createKeyAuthentication({
    environment,
    store: createWidgetKeyStore(db, keyLookupPool),
    peppers: config.KEY_PEPPERS,
    redis,
    subscriber,
    clock,
    log,
    trustedProxies: config.TRUSTED_PROXIES,
    rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
    refusalsPerMinute: config.REFUSALS_PER_MINUTE,
    publicUrl: toPublicUrl(config),
    lookupTimeoutMs: config.DATABASE_TIMEOUT_MS,
  });
  const requests = new RequestLog(createRequestStore(db, "widgetAuth"), log);

  const ctx: WidgetAuthContext = {
    environment,
    db,
    redis,
    clock,
    log,
    cipher: new FieldCipher(config.DATA_KEYS),
    blindIndex: new BlindIndex(config.INDEX_KEY),
    custodians: new CustodianCache(db),
    origins: new OrganizationOrigins(db, environment),
    sessions: new SessionStore(redis, environment, new RecordSeals(config.SESSION_SECRETS)),
    sessionTokens: new SessionTokens(config.SESSION_SECRETS, environment),
    auth,
    requests,
    counts: config.METRICS_PORT === undefined ? null : new RequestCounts(),
  };
  const close = async () => {
    await Promise.all([auth.close(), requests.close()]);
    subscriber.disconnect();
    redis.disconnect();
    await keyLookupPool.close();
    await db.close();
  };
  const metrics: Metric[] = [
    ...(ctx.counts?.metrics() ?? []),
    ...authMetrics(auth),
    ...databaseMetrics([db, keyLookupPool]),
    ...redisMetrics({ commands: redis, subscriber }),
  ];
  return { ctx, close, metrics };
}
