/** Observations take nanoseconds and allocate nothing. */
export class Histogram {
  /** Inclusive upper bounds, ascending. The last bucket has no bound. */
  readonly bounds: readonly number[];
  /** Not cumulative. */
  readonly counts: Float64Array;
  sum = 0;

  constructor(bounds: readonly number[]) {
    this.bounds = bounds;
    this.counts = new Float64Array(bounds.length + 1);
  }

  observe(value: number): void {
    const { bounds, counts } = this;
    let bucket = 0;
    while (bucket < bounds.length && value > (bounds[bucket] as number)) bucket += 1;
    counts[bucket] = (counts[bucket] as number) + 1;
    this.sum += value;
  }
}

/** Values must come from short, closed lists, never from client input. */
type Labels = Readonly<Record<string, string>>;

export interface Sample {
  labels?: Labels;
  value: number;
}

export interface HistogramSample {
  labels?: Labels;
  histogram: Histogram;
}

/** Rendered for Prometheus on request. Unknown values are omitted, never NaN. */
export type Metric = {
  /** Includes the unit, and `_total` for counters. */
  name: string;
  help: string;
} & (
  | { type: "counter" | "gauge"; read(): readonly Sample[] | Promise<readonly Sample[]> }
  | { type: "histogram"; read(): readonly HistogramSample[] }
);

export function counter(name: string, help: string, read: () => number): Metric {
  return { name, help, type: "counter", read: () => [{ value: read() }] };
}

/** Returns a gauge without labels. @param read returns null if unknown */
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

export function toLabeledSamples(label: string, record: Readonly<Record<string, number>>): Sample[] {
  return Object.entries(record).map(([key, value]) => ({ labels: { [label]: key }, value }));
}
