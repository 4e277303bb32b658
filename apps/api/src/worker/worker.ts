import { mapDatabaseError, openDatabase, workLimits } from "@svc/database";
import { openJobWorker } from "@svc/database/jobs";
import {
  assignRequestId,
  healthRoutes,
  notFound,
  problemErrorHandler,
  type RunningService,
  securityHeaders,
  serve,
} from "@svc/service-kit";
import express from "express";
import type { WorkerConfig } from "../config.ts";
import { type ApiOverrides, createApiContext } from "../context.ts";
import { createHealth } from "../server.ts";
import { type DeliveryOverrides, startDeliveries } from "../webhooks/sending/start-deliveries.ts";
import { jobHandlers } from "./job-handlers.ts";
import { metricsRoute } from "./metrics-route.ts";

/** What tests put in place of the real thing. */
export interface WorkerOverrides extends ApiOverrides {
  deliveries?: DeliveryOverrides;
}

/** Connections of the job queue's own. */
const QUEUE_POOL_SIZE = 4;
/** Connections that jobs work over, one of each queue at a time: the sweep takes four. */
const WORK_POOL_SIZE = 8;

/**
 * Starts a worker: it takes jobs from the queue, and answers for its health. Any number of them share the work.
 *
 * @throws DeploymentError when the database is not migrated, or belongs to the other environment; ListenError when the
 *   port cannot be had
 */
export async function startWorker(
  config: WorkerConfig,
  overrides: WorkerOverrides = {},
): Promise<RunningService> {
  const { ctx, close } = await createApiContext(config, overrides, "worker");
  try {
    const jobs = await openJobWorker({
      url: config.DATABASE_URL,
      poolSize: QUEUE_POOL_SIZE,
      onError: (error) => ctx.log.warn({ err: error }, "the job queue has a fault"),
    });
    // Deliveries are as short as requests, and go over the context's pool; a job's steps may take longer than those may.
    const work = openDatabase({
      url: config.DATABASE_URL,
      poolSize: WORK_POOL_SIZE,
      limits: workLimits(config.DATABASE_TIMEOUT_MS),
      name: "svc-worker-work",
      onConnectionLost: (error) => ctx.log.warn({ err: error }, "a database connection was lost"),
    });
    const deliveries = startDeliveries(ctx, config.DATABASE_URL, overrides.deliveries);
    const stopWorking = async () => {
      await Promise.all([jobs.close(), deliveries.close()]);
      await work.close();
    };
    const closeAll = async () => {
      await stopWorking();
      await close();
    };
    try {
      const health = createHealth(ctx);
      const app = express();
      app.disable("x-powered-by");
      app.disable("etag");
      app.use(assignRequestId());
      app.use(securityHeaders());
      app.use(healthRoutes(health));
      app.use(metricsRoute(deliveries.metrics.registry));
      app.use(() => {
        throw notFound("address");
      });
      app.use(problemErrorHandler(ctx.log, mapDatabaseError));
      const { HOST: host, WORKER_PORT: port } = config;
      const service = await serve({ app, host, port, health, log: ctx.log, close: closeAll });
      await jobs.work(jobHandlers({ ...ctx, db: work }));
      ctx.log.info({ url: service.url, environment: ctx.environment }, "worker is working");
      return service;
    } catch (error) {
      await stopWorking();
      throw error;
    }
  } catch (error) {
    await close();
    throw error;
  }
}
