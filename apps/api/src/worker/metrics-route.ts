import { type RequestHandler, Router } from "express";
import { collectDefaultMetrics, Registry } from "prom-client";

/** `GET /metrics` in Prometheus's text format: the process's own, and what is handed in. */
export function metricsRoute(registry: Registry): Router {
  const process = new Registry();
  collectDefaultMetrics({ register: process });
  const all = Registry.merge([process, registry]);
  const show: RequestHandler = async (_req, res) => {
    res.setHeader("Content-Type", all.contentType);
    res.setHeader("Cache-Control", "no-store");
    res.end(await all.metrics());
  };
  const router = Router();
  router.get("/metrics", show);
  return router;
}
