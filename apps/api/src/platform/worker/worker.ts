import {
  type Database,
  mapDatabaseError,
  openDatabase,
  retryUntilAvailable,
  workLimits,
} from "@svc/database";
import { type JobWorker, openJobWorker } from "@svc/database/jobs";
import { redactApiKeys } from "@svc/keys";
import { createLogger } from "@svc/service-kit";
import { getMetricsAddress } from "@svc/service-kit/config";
import { notFound, problemErrorHandler } from "@svc/service-kit/errors";
import { healthRoutes } from "@svc/service-kit/health";
import { assignRequestId, securityHeaders } from "@svc/service-kit/http";
import { type PreparedService, type RunningService, serveOnceReady } from "@svc/service-kit/lifecycle";
import { type Metric, metricsReader, readinessMetrics } from "@svc/service-kit/metrics";
import { pathRouter, routeRouter } from "@svc/service-kit/routes";
import type { RequestHandler, Router } from "express";
import express from "express";
import type { ApiContext } from "../../context/context.ts";
import { openAnchorTargets } from "../../records/anchors/anchor-config.ts";
import { type DeliveryOverrides, startDeliveries } from "../../webhooks/sending/start-deliveries.ts";
import { type CanarySettings, toCanarySettings } from "../canary/canary-config.ts";
import type { WorkerConfig } from "../config.ts";
import { type ApiOverrides, createApiContext, createHealth } from "../open-context.ts";
import { createJobHandlers } from "./job-handlers.ts";
import { createCanaryMetrics } from "./metrics/canary-metrics.ts";
import { createReadingMetrics, readDatabaseMetrics } from "./metrics/database-metrics.ts";
import { JobCounts } from "./metrics/job-metrics.ts";
import { restoreMetrics } from "./metrics/restore-metrics.ts";
import { createTaxMetrics } from "./metrics/tax-metrics.ts";

interface WorkerOverrides extends ApiOverrides {
  deliveries?: DeliveryOverrides;
}

const QUEUE_POOL_SIZE = 4;
/** Each queue runs one job at a time, and the timer sweep uses four connections. */
const WORK_POOL_SIZE = 8;

/**
 * Opens the port immediately, and starts jobs once the database is available. Any number of workers can run.
 * @param signal aborts the wait
 * @throws DeploymentError like `createApiContext`
 * @throws ListenError if the port is unavailable
 */
export async function startWorker(
  config: WorkerConfig,
  overrides: WorkerOverrides = {},
  signal?: AbortSignal,
): Promise<RunningService> {
  const log = overrides.log ?? createLogger("worker", config.LOG_LEVEL, { redact: redactApiKeys });
  const prepare = async () => {
    const { ctx, close, metrics } = await createApiContext(
      config,
      { ...overrides, log },
      { name: "worker", signal },
    );
    // Statements of jobs may take longer than the pool of the context allows.
    const db = openDatabase({
      url: config.DATABASE_URL,
      pooler: config.DATABASE_POOLER,
      poolSize: WORK_POOL_SIZE,
      limits: workLimits(config.DATABASE_TIMEOUT_MS),
      indexKeyIds: ctx.blindIndex.keyIds,
      name: "svc-worker-work",
      onConnectionLost: (error) => log.warn({ err: error }, "database connection lost"),
      onServerMoved: (warning) => log.warn({ warning }, "the database moved to another server or timeline"),
    });
    const closeBoth = async () => {
      await db.close();
      await close();
    };
    try {
      const counts = new JobCounts();
      const start = () => startJobs({ ...ctx, db: { ...db, clock: ctx.db.clock } }, config, counts);
      const jobs = await retryUntilAvailable(start, { log, signal });
      const allMetrics = [
        ...metrics,
        ...counts.metrics(),
        ...createTaxMetrics(),
        ...restoreMetrics(config.RESTORE_CERTIFICATE_DIR, ctx),
      ];
      return buildWorker(
        { ctx, db, jobs, close: closeBoth, metrics: allMetrics, canary: toCanarySettings(config) },
        getDirectUrl(config),
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
    metricsAddress: getMetricsAddress(config),
    prepare,
  });
  if (config.ANCHOR_DIR === undefined && config.ANCHOR_BUCKET_URL === undefined) {
    log.info(
      "neither ANCHOR_DIR nor ANCHOR_BUCKET_URL is set: run `svc timeline anchor` to anchor timelines",
    );
  }
  log.info({ url: service.url, environment: config.SVC_ENVIRONMENT }, "worker is running");
  return service;
}

/** The queue and the LISTEN connection need database sessions, which a transaction pooler does not keep. */
const getDirectUrl = (config: WorkerConfig) => config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;

async function startJobs(ctx: ApiContext, config: WorkerConfig, counts: JobCounts): Promise<JobWorker> {
  const jobs = await openJobWorker({
    url: getDirectUrl(config),
    poolSize: QUEUE_POOL_SIZE,
    onError: (error) => ctx.log.warn({ err: error }, "the job queue failed"),
  });
  try {
    const settings = { anchors: openAnchorTargets(ctx, config), canary: toCanarySettings(config) };
    await jobs.work(counts.track(createJobHandlers(ctx, settings)));
    return jobs;
  } catch (error) {
    await jobs.close();
    throw error;
  }
}

function buildWorker(
  parts: {
    ctx: ApiContext;
    db: Database;
    jobs: JobWorker;
    close: () => Promise<void>;
    metrics: readonly Metric[];
    canary: CanarySettings | null;
  },
  url: string,
  overrides: DeliveryOverrides | undefined,
): PreparedService {
  const { ctx, db, jobs, close } = parts;
  const deliveries = startDeliveries(ctx, url, overrides);
  const health = createHealth(ctx);
  const database = readDatabaseMetrics({ db, clock: ctx.clock }, overrides?.cacheMs);
  const canary = createCanaryMetrics({ db }, parts.canary, overrides?.cacheMs);
  const metrics = [
    ...parts.metrics,
    ...deliveries.metrics.metrics,
    ...database.metrics,
    ...canary.metrics,
    ...createReadingMetrics([
      ...deliveries.metrics.cachedMetrics,
      ...database.cachedMetrics,
      ...canary.cachedMetrics,
    ]),
  ];
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.use(assignRequestId(), securityHeaders());
  app.use(routeRouter(healthRoutes, { health }));
  app.use(metricsRoute([...readinessMetrics(() => health), ...metrics]));
  app.use(() => {
    throw notFound("path");
  });
  app.use(problemErrorHandler(ctx.log, mapDatabaseError));
  const closeAll = async () => {
    await Promise.all([jobs.close(), deliveries.close()]);
    await close();
  };
  return { app, health, metrics, close: closeAll };
}

function metricsRoute(metrics: readonly Metric[]): Router {
  const readMetrics = metricsReader(() => metrics);
  const sendMetrics: RequestHandler = async (_req, res) => {
    const { contentType, text } = await readMetrics();
    res.setHeader("Content-Type", contentType);
    res.setHeader("Cache-Control", "no-store");
    // Node does not set this header for HEAD.
    res.setHeader("Content-Length", Buffer.byteLength(text));
    res.end(text);
  };
  return pathRouter([
    { method: "GET", path: "/metrics", ignoresCaseAndTrailingSlash: true, handle: sendMetrics },
  ]);
}
