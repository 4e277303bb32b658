import { type Database, mapDatabaseError, openDatabase, untilAvailable, workLimits } from "@svc/database";
import { type JobWorker, openJobWorker } from "@svc/database/jobs";
import { redactApiKeys } from "@svc/keys";
import {
  assignRequestId,
  createLogger,
  healthRoutes,
  type Metric,
  metricsAddress,
  notFound,
  type PreparedService,
  problemErrorHandler,
  type RunningService,
  readinessMetrics,
  routeRouter,
  securityHeaders,
  serveOnceReady,
} from "@svc/service-kit";
import express from "express";
import type { WorkerConfig } from "../config.ts";
import { type ApiContext, type ApiOverrides, createApiContext, createHealth } from "../context.ts";
import { type DeliveryOverrides, startDeliveries } from "../webhooks/sending/start-deliveries.ts";
import { jobHandlers } from "./job-handlers.ts";
import { readDatabaseMetrics, readingMetrics } from "./metrics/database-metrics.ts";
import { JobCounts } from "./metrics/job-metrics.ts";
import { metricsRoute } from "./metrics/metrics-route.ts";

/** What tests put in place of the real thing. */
export interface WorkerOverrides extends ApiOverrides {
  deliveries?: DeliveryOverrides;
}

/** Connections of the job queue's own. */
const QUEUE_POOL_SIZE = 4;
/** Connections that jobs work over, one of each queue at a time: the sweep takes four. */
const WORK_POOL_SIZE = 8;

/**
 * Starts a worker: it takes jobs from the queue, and answers for its health. Any number of them share the work. It listens
 * at once, and works when the database is there.
 *
 * @param signal ends the waiting for the database
 * @throws DeploymentError when the database is not migrated, or belongs to the other environment; ListenError when the
 *   port cannot be had
 */
export async function startWorker(
  config: WorkerConfig,
  overrides: WorkerOverrides = {},
  signal?: AbortSignal,
): Promise<RunningService> {
  const log = overrides.log ?? createLogger("worker", config.LOG_LEVEL, redactApiKeys);
  const prepare = async () => {
    const { ctx, close, metrics } = await createApiContext(config, { ...overrides, log }, "worker", signal);
    // Deliveries are as short as requests, and go over the context's pool; a job's steps may take longer than those may.
    const db = openDatabase({
      url: config.DATABASE_URL,
      pooler: config.DATABASE_POOLER,
      poolSize: WORK_POOL_SIZE,
      limits: workLimits(config.DATABASE_TIMEOUT_MS),
      indexKeyIds: ctx.blindIndex.keyIds,
      name: "svc-worker-work",
      onConnectionLost: (error) => log.warn({ err: error }, "a database connection was lost"),
      onServerMoved: (warning) => log.warn({ warning }, "the database moved to another server or timeline"),
    });
    const closeBoth = async () => {
      await db.close();
      await close();
    };
    try {
      const counts = new JobCounts();
      const start = () => startJobs({ ...ctx, db: { ...db, clock: ctx.db.clock } }, config, counts);
      const jobs = await untilAvailable(start, { log, signal });
      const told = [...metrics, ...counts.metrics()];
      return work(
        { ctx, db, jobs, close: closeBoth, metrics: told },
        directUrl(config),
        overrides.deliveries,
      );
    } catch (error) {
      await closeBoth();
      throw error;
    }
  };
  const service = await serveOnceReady({
    host: config.HOST,
    port: config.WORKER_PORT,
    log,
    metricsAt: metricsAddress(config),
    prepare,
  });
  if (config.ANCHOR_DIR === undefined) {
    log.info("ANCHOR_DIR is not set: histories are anchored by `svc timeline anchor` alone");
  }
  log.info({ url: service.url, environment: config.SVC_ENVIRONMENT }, "worker is working");
  return service;
}

/** Where sessions are kept: of the job queue, and for what is listened to. */
const directUrl = (config: WorkerConfig) => config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;

async function startJobs(ctx: ApiContext, config: WorkerConfig, counts: JobCounts): Promise<JobWorker> {
  const jobs = await openJobWorker({
    url: directUrl(config),
    poolSize: QUEUE_POOL_SIZE,
    onError: (error) => ctx.log.warn({ err: error }, "the job queue has a fault"),
  });
  try {
    await jobs.work(counts.of(jobHandlers(ctx, config.ANCHOR_DIR ?? null)));
    return jobs;
  } catch (error) {
    await jobs.close();
    throw error;
  }
}

function work(
  parts: {
    ctx: ApiContext;
    db: Database;
    jobs: JobWorker;
    close: () => Promise<void>;
    metrics: readonly Metric[];
  },
  url: string,
  overrides: DeliveryOverrides | undefined,
): PreparedService {
  const { ctx, db, jobs, close } = parts;
  const deliveries = startDeliveries(ctx, url, overrides);
  const health = createHealth(ctx);
  const database = readDatabaseMetrics({ db, clock: ctx.clock }, overrides?.keptMs);
  const metrics = [
    ...parts.metrics,
    ...deliveries.metrics.metrics,
    ...database.metrics,
    ...readingMetrics([...deliveries.metrics.readings, ...database.readings]),
  ];
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.use(assignRequestId(), securityHeaders());
  app.use(routeRouter(healthRoutes, { health }));
  app.use(metricsRoute([...readinessMetrics(() => health), ...metrics]));
  app.use(() => {
    throw notFound("address");
  });
  app.use(problemErrorHandler(ctx.log, mapDatabaseError));
  const closeAll = async () => {
    await Promise.all([jobs.close(), deliveries.close()]);
    await close();
  };
  return { app, health, metrics, close: closeAll };
}
