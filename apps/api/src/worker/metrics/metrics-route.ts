import { type Metric, metricsReader, pathRouter } from "@svc/service-kit";
import type { RequestHandler, Router } from "express";

/** `GET /metrics` on the worker's own port, as it always was there: the same as on METRICS_PORT. */
export function metricsRoute(metrics: readonly Metric[]): Router {
  const readMetrics = metricsReader(() => metrics);
  const show: RequestHandler = async (_req, res) => {
    const { contentType, text } = await readMetrics();
    res.setHeader("Content-Type", contentType);
    res.setHeader("Cache-Control", "no-store");
    // Said, as to a HEAD Node would not say it.
    res.setHeader("Content-Length", Buffer.byteLength(text));
    res.end(text);
  };
  return pathRouter([{ method: "GET", path: "/metrics", isLenient: true, handle: show }]);
}
