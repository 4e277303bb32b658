import type { Health } from "../health/health.ts";
import type { Metric } from "./metric.ts";

export function readinessMetrics(health: () => Health): Metric[] {
  return [
    {
      name: "svc_ready",
      help: "Whether the service is ready, as /health/ready reports: 1 or 0.",
      type: "gauge",
      read: async () => [{ value: Number((await health().snapshot()).isReady) }],
    },
    {
      name: "svc_dependency_up",
      help: "Whether the dependency is healthy: 1 or 0. `start` is 0 until the service has started.",
      type: "gauge",
      read: async () =>
        (await health().snapshot()).checks.map(({ name, isUp }) => ({
          labels: { dependency: name },
          value: Number(isUp),
        })),
    },
    {
      name: "svc_dependency_check_seconds",
      help: "Response time of the dependency; one second if it did not respond.",
      type: "gauge",
      read: async () =>
        (await health().snapshot()).checks.map(({ name, seconds }) => ({
          labels: { dependency: name },
          value: seconds,
        })),
    },
  ];
}
