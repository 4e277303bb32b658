export { authMetrics } from "./auth-metrics.ts";
export { CachedMetric } from "./cached-metric.ts";
export { counter, gauge, Histogram, type Metric, type Sample, toLabeledSamples } from "./metric.ts";
export { metricsReader } from "./metrics-server.ts";
export { readinessMetrics } from "./readiness-metrics.ts";
export { redisMetrics } from "./redis-metrics.ts";
export { RequestCounts } from "./request-counts.ts";
