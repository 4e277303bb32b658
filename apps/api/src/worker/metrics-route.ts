import { pathRouter } from "@svc/service-kit";
import type { RequestHandler, Router } from "express";
import { collectDefaultMetrics, Registry } from "prom-client";

/** `GET /metrics` in Prometheus's text format: the process's own, and what is handed in. */
export function metricsRoute(registry: Registry): Router {
  const process = new Registry();
  collectDefaultMetrics({ register: process });
  const all = Registry.merge([process, registry]);
  const show: RequestHandler = async (_req, res) => {
    res.setHeader("Content-Type", all.contentType);
    res.setHeader("Cache-Control", "no-store");
    const text = await all.metrics();
    // Said, as to a HEAD Node would not say it.
    res.setHeader("Content-Length", Buffer.byteLength(text));
    res.end(text);
  };
  return pathRouter([{ method: "GET", path: "/metrics", isLenient: true, handle: show }]);
}
