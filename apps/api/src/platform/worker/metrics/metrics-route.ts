import { type Metric, metricsReader } from "@svc/service-kit/metrics";
import { pathRouter } from "@svc/service-kit/routes";
import type { RequestHandler, Router } from "express";

/** METRICS_PORT serves the same metrics; this path stays for compatibility. */
export function metricsRoute(metrics: readonly Metric[]): Router {
  const readMetrics = metricsReader(() => metrics);
  const show: RequestHandler = async (_req, res) => {
    const { contentType, text } = await readMetrics();
    res.setHeader("Content-Type", contentType);
    res.setHeader("Cache-Control", "no-store");
    // Node omits it for HEAD.
    res.setHeader("Content-Length", Buffer.byteLength(text));
    res.end(text);
  };
  return pathRouter([{ method: "GET", path: "/metrics", isLenient: true, handle: show }]);
}
