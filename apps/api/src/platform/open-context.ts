import { fileURLToPath } from "node:url";
import { BlindIndex, FieldCipher } from "@svc/accounts";
import { CustodianCache } from "@svc/custodians";
import {
  createKeyStore,
  createRejectionLogger,
  createRequestStore,
  type Database,
  databaseDependencies,
  openDatabase,
  requestLimits,
  requireDeployment,
  requireSecrets,
  retryUntilAvailable,
} from "@svc/database";
import { openJobSender } from "@svc/database/jobs";
import { redactApiKeys } from "@svc/keys";
import { type Clock, createLogger, type Logger } from "@svc/service-kit";
import { createKeyAuthentication, FairQueue, KEY_LOOKUP_CONCURRENCY } from "@svc/service-kit/auth";
import { Health } from "@svc/service-kit/health";
import { RequestLog } from "@svc/service-kit/http";
import { type Metric, RequestCounts } from "@svc/service-kit/metrics";
import { checkRedis, openRedis, openSubscriber } from "@svc/service-kit/redis";
import type { Redis } from "ioredis";
import { ChainKeys } from "../context/chain-keys.ts";
import type { ApiContext } from "../context/context.ts";
import { followReceipts } from "../incoming-funds/follow-receipts.ts";
import { toMailSettings } from "../people/mail/mail-config.ts";
import { openSignIn } from "../people/sign-in/sign-in.ts";
import { LineThread } from "../records/exports/line-thread.ts";
import { createClamdScanner } from "../rollovers/documents/document-scanner.ts";
import { FileCounts } from "../rollovers/documents/storage/counted-storage.ts";
import { openStorage } from "../rollovers/documents/storage/open-storage.ts";
import { RolloverResponses } from "../rollovers/responses/rollover-responses.ts";
import { toTracking } from "../tracking/tracking-config.ts";
import { type ApiConfig, toPublicUrl } from "./config.ts";
import { createContextMetrics } from "./context-metrics.ts";

/** Limit for all organizations together. */
const BATCH_ITEMS_AT_ONCE = 2;
/** Each batch queues one item at a time, so this limits the number of waiting batches. */
const MAX_WAITING_BATCHES = 100;
const BATCH_TIMEOUT_MS = 10_000;

/** Inspections of uploaded files use up to 40 MB each. */
const INSPECTIONS_AT_ONCE = 3;
const MAX_WAITING_INSPECTIONS = 100;
/** Less than the 30-second limit of a request. */
const INSPECTION_TIMEOUT_MS = 20_000;

/** The relative path is the same in the sources and in the build. */
const PORTAL_BUILD_DIRECTORY = fileURLToPath(new URL("../../../portal/dist/", import.meta.url));

/** For tests and for running without a Redis server. */
export interface ApiOverrides {
  clock?: Clock;
  monotonicNow?: () => number;
  log?: Logger;
  portalDirectory?: string;
  /** Called once for commands and once for the subscription. */
  openRedis?: (name: string) => Promise<Redis>;
}

/**
 * Waits until the database is available, then opens the context.
 * @param signal aborts the wait
 * @throws DeploymentError if the database is not migrated, belongs to the other environment or uses other secrets
 */
export async function createApiContext(
  config: ApiConfig,
  overrides: ApiOverrides = {},
  { name = "api", signal }: { name?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<{ ctx: ApiContext; close(): Promise<void>; metrics: Metric[] }> {
  const log = overrides.log ?? createLogger(name, config.LOG_LEVEL, { redact: redactApiKeys });
  const { REDIS_URL: redisUrl, REDIS_TIMEOUT_MS: redisTimeoutMs } = config;
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (let closeLast = closers.pop(); closeLast; closeLast = closers.pop()) await closeLast();
  };
  try {
    const databases: Database[] = [];
    const openPool = (poolSize: number, poolName: string, readUrl?: string) => {
      const pool = openDatabase({
        url: config.DATABASE_URL,
        readUrl,
        pooler: config.DATABASE_POOLER,
        poolSize,
        limits: requestLimits(config.DATABASE_TIMEOUT_MS),
        indexKeyIds: config.INDEX_KEY.map(({ id }) => id),
        name: poolName,
        onConnectionLost: (error) => log.warn({ err: error }, "database connection lost"),
        onServerMoved: (warning) => log.warn({ warning }, "the database moved to another server or timeline"),
        onRefused: createRejectionLogger(log),
      });
      closers.push(() => pool.close());
      databases.push(pool);
      return pool;
    };
    const db = openPool(config.DATABASE_POOL_SIZE, `svc-${name}`, config.DATABASE_READ_URL);
    const retryOptions = { log, signal };
    await retryUntilAvailable(() => requireDeployment(db, config.SVC_ENVIRONMENT, log), retryOptions);
    await retryUntilAvailable(() => requireSecrets(db.sql, config), retryOptions);
    await retryUntilAvailable(() => db.clock.measure(), retryOptions);
    const clock = overrides.clock ?? db.clock;
    const onError = (error: Error) => log.warn({ err: error }, "the job queue failed");
    const jobs = await retryUntilAvailable(() => openJobSender(db, onError), retryOptions);
    closers.push(() => jobs.close());
    const redis = await (overrides.openRedis?.(name) ??
      openRedis(redisUrl, name, { log, timeoutMs: redisTimeoutMs }));
    closers.push(() => redis.disconnect());
    const subscriberName = `${name}-subscriber`;
    const subscriber = await (overrides.openRedis?.(subscriberName) ??
      openSubscriber(redisUrl, subscriberName, { log, timeoutMs: redisTimeoutMs }));
    closers.push(() => subscriber.disconnect());
    const auth = createKeyAuthentication({
      environment: config.SVC_ENVIRONMENT,
      store: createKeyStore(db, openPool(KEY_LOOKUP_CONCURRENCY, `svc-${name}-keys`)),
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
      monotonicNow: overrides.monotonicNow,
    });
    closers.push(() => auth.close());
    const requests = new RequestLog(createRequestStore(db, "api"), log);
    requests.skipSuccesses(["/v1/requests", "/v1/requests/{id}"]);
    closers.push(() => requests.close());
    const fileCounts = new FileCounts();
    const storage = openStorage(config.DOCUMENTS_URL, config.DATA_DIR);
    closers.push(() => storage.close());
    const cipher = new FieldCipher(config.DATA_KEYS);
    const mail = toMailSettings(config);
    const signIn = openSignIn(config, { db, clock, log, mail, cipher, jobs });
    closers.push(async () => signIn.services?.refused.close());
    const chainKeys = new ChainKeys(config.CHAIN_KEY);
    const lineReader = new LineThread(config, log);
    closers.push(() => lineReader.close());
    const custodians = new CustodianCache(db, { includesAdditions: true });
    const ctx: ApiContext = {
      environment: config.SVC_ENVIRONMENT,
      db,
      redis,
      clock,
      log,
      cipher,
      blindIndex: new BlindIndex(config.INDEX_KEY),
      chainKeys,
      custodians,
      responses: new RolloverResponses({ environment: config.SVC_ENVIRONMENT, custodians, chainKeys }),
      receiptListener: followReceipts,
      peppers: config.KEY_PEPPERS,
      jobs,
      addressPolicy: { allowLoopback: config.WEBHOOK_ALLOW_LOOPBACK },
      auth,
      widgetUrl: config.WIDGET_URL ?? null,
      signIn,
      mail,
      tracking: toTracking(config),
      requests,
      scannerKeysFile: config.SECRET_SCANNING_PUBLIC_KEYS ?? null,
      counts: config.METRICS_PORT === undefined ? null : new RequestCounts(),
      files: fileCounts.wrap(storage.files),
      scanner: config.DOCUMENT_SCANNER_URL ? createClamdScanner(config.DOCUMENT_SCANNER_URL) : null,
      portalDirectory: overrides.portalDirectory ?? PORTAL_BUILD_DIRECTORY,
      batchQueue: new FairQueue({
        concurrency: BATCH_ITEMS_AT_ONCE,
        maxWaiting: MAX_WAITING_BATCHES,
        timeoutMs: BATCH_TIMEOUT_MS,
      }),
      inspections: new FairQueue({
        name: "The inspection of files",
        concurrency: INSPECTIONS_AT_ONCE,
        maxWaiting: MAX_WAITING_INSPECTIONS,
        timeoutMs: INSPECTION_TIMEOUT_MS,
      }),
      lineReader,
    };
    const { folder: documentsFolder } = storage;
    const metrics = createContextMetrics(ctx, {
      databases,
      commands: redis,
      subscriber,
      fileCounts,
      documentsFolder,
    });
    return { ctx, close, metrics };
  } catch (error) {
    await close();
    throw error;
  }
}

export function createHealth({ db, redis }: Pick<ApiContext, "db" | "redis">): Health {
  return new Health([
    ...databaseDependencies(db),
    // Without Redis, API keys still work, but revocations take effect later.
    { name: "redis", isRequired: false, check: () => checkRedis(redis) },
  ]);
}
