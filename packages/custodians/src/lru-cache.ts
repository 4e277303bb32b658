export class LruCache<Value> {
  private readonly maxWeight: number;
  private readonly computeWeight: (value: Value) => number;
  private readonly values = new Map<string, Value>();
  private totalWeight = 0;

  /** @param maxWeight limit for all values together; heavier values are not cached */
  constructor(maxWeight: number, computeWeight: (value: Value) => number) {
    this.maxWeight = maxWeight;
    this.computeWeight = computeWeight;
  }

  /** Callers must not change the value. */
  get(key: string, create: () => Value): Value {
    const cached = this.values.get(key);
    const value = cached ?? create();
    // A Map keeps insertion order, so the first entry is the least recently used.
    if (cached !== undefined) this.values.delete(key);
    else if (!this.reserve(this.computeWeight(value))) return value;
    this.values.set(key, value);
    return value;
  }

  /** Evicts the least recently used values. Returns false for a value that never fits. */
  private reserve(weight: number): boolean {
    if (weight > this.maxWeight) return false;
    this.totalWeight += weight;
    for (const [key, value] of this.values) {
      if (this.totalWeight <= this.maxWeight) break;
      this.values.delete(key);
      this.totalWeight -= this.computeWeight(value);
    }
    return true;
  }
}
