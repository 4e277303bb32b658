import { collectDefaultMetrics, type Metric as LibraryMetric, Registry } from "prom-client";
import type { HistogramSample, Metric, Sample } from "./metric.ts";

/** For what a metric is read of: longer than its own limit, so that one that has none holds nobody up. */
const READ_TIMEOUT_MS = 2_000;

/** The process's own, `process_…` and `nodejs_…`: one for all services that it runs. */
let ofProcess: Registry | null = null;

/** The content type of Prometheus's text format. */
export const CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** The process's own metrics and these, in Prometheus's text format. What cannot be read in time is left out. */
export async function exposeMetrics(metrics: readonly Metric[]): Promise<string> {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
    // Gauges named as counters. `nodejs_active_resources` and its like count the same by type.
    for (const kind of ["handles", "requests", "resources"])
      ofProcess.removeSingleMetric(`nodejs_active_${kind}_total`);
  }
  const ours = new Registry();
  // The library takes whatever answers `get` as its own metrics do.
  for (const metric of metrics) ours.registerMetric(toLibraryMetric(metric) as unknown as LibraryMetric);
  return (await ofProcess.metrics()) + (metrics.length === 0 ? "" : await ours.metrics());
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
  const buckets = [...counts].map((own, index) => {
    count += own;
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
