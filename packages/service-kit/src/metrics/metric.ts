import type { Histogram } from "./histogram.ts";

/** Which of a metric's figures it is; values come from short, closed lists, never from what somebody has sent. */
export type Labels = Readonly<Record<string, string>>;

/** One figure of a metric. */
export interface Sample {
  labels?: Labels;
  value: number;
}

/** One histogram of a metric. */
export interface HistogramSample {
  labels?: Labels;
  histogram: Histogram;
}

/**
 * What a process tells of itself: what is counted on the way in plain numbers, and put into Prometheus's form by whoever
 * asks. A figure that is not known is left out: it is never NaN.
 */
export type Metric = {
  /** As Prometheus names them: with its unit, and `_total` behind a counter's. */
  name: string;
  help: string;
} & (
  | { type: "counter" | "gauge"; read(): readonly Sample[] | Promise<readonly Sample[]> }
  | { type: "histogram"; read(): readonly HistogramSample[] }
);

/** A metric of one figure without labels. */
export function counter(name: string, help: string, read: () => number): Metric {
  return { name, help, type: "counter", read: () => [{ value: read() }] };
}

/** A gauge of one figure without labels. @param read null where it is not known */
export function gauge(name: string, help: string, read: () => number | null): Metric {
  return {
    name,
    help,
    type: "gauge",
    read: () => {
      const value = read();
      return value === null ? [] : [{ value }];
    },
  };
}

/** The figures of a record: each key is the value of one label. */
export function samplesOf(label: string, record: Readonly<Record<string, number>>): Sample[] {
  return Object.entries(record).map(([key, value]) => ({ labels: { [label]: key }, value }));
}
