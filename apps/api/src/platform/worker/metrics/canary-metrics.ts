import { CachedMetric, type Metric, type Sample } from "@svc/service-kit/metrics";
import type { ApiContext } from "../../../context/context.ts";
import type { CanarySettings } from "../../canary/canary-config.ts";
import { CANARY_STEPS } from "../../canary/canary-steps.ts";
import { countCanaryFailures, readCanaryTimes } from "./metrics-store.ts";

const CACHE_MS = 15_000;

/** Creates metrics that are the same in every worker. Without settings, they have no values. */
export function createCanaryMetrics(
  { db }: Pick<ApiContext, "db">,
  settings: CanarySettings | null,
  cacheMs = CACHE_MS,
): { metrics: Metric[]; cachedMetrics: CachedMetric<unknown>[] } {
  const readings = new CachedMetric("canary", { ttlMs: cacheMs }, async () => ({
    times: (await readCanaryTimes(db.sql))[0],
    failures: await countCanaryFailures(db.sql),
  }));
  type Readings = NonNullable<Awaited<ReturnType<typeof readings.get>>>;
  const read = (toSamples: (values: Readings) => Sample[]) => async () =>
    settings === null ? [] : readings.samples(toSamples);
  const toGauge = (value: number | null | undefined): Sample[] => (value == null ? [] : [{ value }]);
  const metrics: Metric[] = [
    {
      name: "svc_canary_seconds",
      help: "Duration of the canary's last successful run, from the first request to its webhook.",
      type: "gauge",
      read: read(({ times }) => toGauge(times?.seconds)),
    },
    {
      name: "svc_canary_succeeded_timestamp_seconds",
      help: "When the canary last succeeded, in Unix time. Before the first success: when it first ran.",
      type: "gauge",
      read: read(({ times }) => toGauge(times?.succeededAt)),
    },
    {
      name: "svc_canary_failures_total",
      help: "Failed runs of the canary, by the step that failed.",
      type: "counter",
      read: read(({ failures }) =>
        CANARY_STEPS.map((step) => ({
          labels: { step },
          value: failures.find((failure) => failure.step === step)?.count ?? 0,
        })),
      ),
    },
  ];
  return { metrics, cachedMetrics: settings === null ? [] : [readings] };
}
