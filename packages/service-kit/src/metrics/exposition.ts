import { collectDefaultMetrics, type Metric as LibraryMetric, Registry } from "prom-client";
import type { HistogramSample, Metric, Sample } from "./metric.ts";

/** Longer than the timeouts of the metrics themselves. */
const READ_TIMEOUT_MS = 2_000;

let processRegistry: Registry | null = null;

export const CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Renders metrics in Prometheus text format. Omits those that cannot be read in time. */
export async function exposeMetrics(metrics: readonly Metric[]): Promise<string> {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
    // These gauges are named like counters. `nodejs_active_resources` and similar metrics have the same values.
    for (const kind of ["handles", "requests", "resources"])
      processRegistry.removeSingleMetric(`nodejs_active_${kind}_total`);
  }
  const serviceRegistry = new Registry();
  // prom-client accepts any object with `get`.
  for (const metric of metrics)
    serviceRegistry.registerMetric(toLibraryMetric(metric) as unknown as LibraryMetric);
  return (await processRegistry.metrics()) + (metrics.length === 0 ? "" : await serviceRegistry.metrics());
}

function toLibraryMetric(metric: Metric) {
  const { name, help, type } = metric;
  const get = async () => {
    const values: Line[] =
      metric.type === "histogram"
        ? metric.read().flatMap((sample) => toLines(name, sample))
        : (await readInTime(metric.read)).map(({ labels = {}, value }) => ({ labels, value }));
    return { name, help, type, aggregator: "sum", values };
  };
  return { name, get };
}

interface Line {
  metricName?: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

function toLines(name: string, { labels = {}, histogram }: HistogramSample): Line[] {
  const { bounds, counts, sum } = histogram;
  let count = 0;
  const buckets = [...counts].map((bucketCount, index) => {
    count += bucketCount;
    const le = index < bounds.length ? String(bounds[index]) : "+Inf";
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: count },
  ];
}

async function readInTime(read: () => readonly Sample[] | Promise<readonly Sample[]>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Sample[]>((resolve) => {
    timer = setTimeout(resolve, READ_TIMEOUT_MS, []);
  });
  try {
    return await Promise.race([read(), late]);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}
