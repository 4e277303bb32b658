export class LruCache<Value> {
  private readonly max: number;
  private readonly weigh: (value: Value) => number;
  private readonly values = new Map<string, Value>();
  private weight = 0;

  /** @param max total weight; heavier values are not cached */
  constructor(max: number, weigh: (value: Value) => number) {
    this.max = max;
    this.weigh = weigh;
  }

  /** Returns the cached value, or creates it. Callers must not change the value. */
  get(key: string, create: () => Value): Value {
    const cached = this.values.get(key);
    const value = cached ?? create();
    // A Map keeps insertion order, so the first entry is the least recently used.
    if (cached !== undefined) this.values.delete(key);
    else if (!this.reserve(this.weigh(value))) return value;
    this.values.set(key, value);
    return value;
  }

  private reserve(weight: number): boolean {
    if (weight > this.max) return false;
    this.weight += weight;
    for (const [key, value] of this.values) {
      if (this.weight <= this.max) break;
      this.values.delete(key);
      this.weight -= this.weigh(value);
    }
    return true;
  }
}
