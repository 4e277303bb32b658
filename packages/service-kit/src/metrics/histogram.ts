/** Observations take nanoseconds and allocate nothing. */
export class Histogram {
  /** Inclusive upper bounds, ascending; one more bucket follows. */
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
