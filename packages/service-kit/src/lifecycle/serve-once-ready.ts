import type { RequestListener } from "node:http";
import express from "express";
import { problemErrorHandler } from "../errors/error-handler.ts";
import { dependencyUnavailable } from "../errors/problem.ts";
import { Health, healthRoutes, NotReadyError } from "../health/health.ts";
import { assignRequestId } from "../http/request-id.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { Logger } from "../logging.ts";
import type { Metric } from "../metrics/metric.ts";
import { type MetricsServer, serveMetrics } from "../metrics/metrics-server.ts";
import { readinessMetrics } from "../metrics/readiness-metrics.ts";
import { routeRouter } from "../routes/route.ts";
import { type RunningService, serve } from "./serve.ts";

export interface PreparedService {
  app: RequestListener;
  health: Health;
  metrics: readonly Metric[];
  close(): Promise<void>;
}

/**
 * Starts listening before the service is ready. Until `prepare` resolves, liveness succeeds, readiness fails, and other requests
 * get `dependency_unavailable`.
 * @throws ListenError before `prepare` runs; errors of `prepare`
 */
export async function serveOnceReady(options: {
  host: string;
  port: number;
  log: Logger;
  /** Milliseconds in which load balancers can notice that readiness fails. */
  drainMs?: number;
  metricsAddress?: { host: string; port: number } | null;
  prepare(): Promise<PreparedService>;
}): Promise<RunningService> {
  const { host, port, log, drainMs = 0 } = options;
  let current: PreparedService = { ...createStartingService(log), metrics: [], close: async () => {} };
  let metrics: MetricsServer | null = null;
  const service = await serve({
    app: (req, res) => current.app(req, res),
    host,
    port,
    health: {
      beginDraining: () => current.health.beginDraining(),
      beginStopping: () => current.health.beginStopping(),
    },
    log,
    drainMs,
    close: async () => {
      await current.close();
      await metrics?.close();
    },
  });
  try {
    const { metricsAddress } = options;
    if (metricsAddress) {
      const readiness = readinessMetrics(() => current.health);
      metrics = await serveMetrics({
        ...metricsAddress,
        log,
        read: () => [...readiness, ...current.metrics],
      });
      log.info({ url: `${metrics.url}/metrics` }, "serving metrics");
    }
    current = await options.prepare();
  } catch (error) {
    await service.stop();
    throw error;
  }
  return metrics ? { ...service, metricsUrl: metrics.url } : service;
}

function createStartingService(log: Logger): Pick<PreparedService, "app" | "health"> {
  const check = async () => {
    throw new NotReadyError("the service is starting, and may be waiting for a dependency");
  };
  const health = new Health([{ name: "start", isRequired: true, check }]);
  const app = express();
  app.disable("x-powered-by");
  app.use(assignRequestId(), securityHeaders());
  app.use(routeRouter(healthRoutes, { health }));
  app.use(() => {
    throw dependencyUnavailable("A startup dependency");
  });
  app.use(problemErrorHandler(log, () => null));
  return { app, health };
}
