/** Observed values, counted by how large they are. Counting costs some nanoseconds and allocates nothing. */
export class Histogram {
  /** Upper ends of the buckets, each inclusive, in ascending order; above the last there is one more. */
  readonly bounds: readonly number[];
  /** How many values are in each bucket: not those below it, too. */
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
