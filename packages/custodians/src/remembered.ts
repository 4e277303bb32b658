/** An LRU cache with a weight limit. */
export class Remembered<Value> {
  private readonly max: number;
  private readonly weigh: (value: Value) => number;
  private readonly values = new Map<string, Value>();
  private weight = 0;

  /** @param max total weight; heavier values are not cached */
  constructor(max: number, weigh: (value: Value) => number) {
    this.max = max;
    this.weigh = weigh;
  }

  /** Returns the cached value, or makes it. Callers must not change it. */
  get(name: string, make: () => Value): Value {
    const known = this.values.get(name);
    const value = known ?? make();
    // A Map keeps insertion order, so the first entry is the least recently used.
    if (known !== undefined) this.values.delete(name);
    else if (!this.makeRoom(this.weigh(value))) return value;
    this.values.set(name, value);
    return value;
  }

  private makeRoom(weight: number): boolean {
    if (weight > this.max) return false;
    this.weight += weight;
    for (const [name, value] of this.values) {
      if (this.weight <= this.max) break;
      this.values.delete(name);
      this.weight -= this.weigh(value);
    }
    return true;
  }
}
