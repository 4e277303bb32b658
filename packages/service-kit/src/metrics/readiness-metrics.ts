import type { Health } from "../health/health.ts";
import type { Metric } from "./metric.ts";

/** Returns metrics of readiness. */
export function readinessMetrics(health: () => Health): Metric[] {
  return [
    {
      name: "svc_ready",
      help: "Whether the service can do its work, as /health/ready says: 1 or 0.",
      type: "gauge",
      read: async () => [{ value: Number((await health().look()).isReady) }],
    },
    {
      name: "svc_dependency_up",
      help: "Whether what the service depends on is as it has to be: 1 or 0. `start` is 0 until it has what it starts with.",
      type: "gauge",
      read: async () =>
        (await health().look()).checks.map(({ name, isUp }) => ({
          labels: { dependency: name },
          value: Number(isUp),
        })),
    },
    {
      name: "svc_dependency_check_seconds",
      help: "How long it took what the service depends on to show a sign of life; a second where it showed none.",
      type: "gauge",
      read: async () =>
        (await health().look()).checks.map(({ name, seconds }) => ({
          labels: { dependency: name },
          value: seconds,
        })),
    },
  ];
}
