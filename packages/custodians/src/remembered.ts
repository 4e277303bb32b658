/** Remembers what was made, that which was used last, and for as long as it is itself there. */
export class Remembered<Value> {
  private readonly max: number;
  private readonly weigh: (value: Value) => number;
  private readonly values = new Map<string, Value>();
  private weight = 0;

  /** @param max what all that is remembered may weigh together; what weighs more by itself is not remembered */
  constructor(max: number, weigh: (value: Value) => number) {
    this.max = max;
    this.weigh = weigh;
  }

  /** What is remembered by this name, or made now. It is kept, and must not be changed. */
  get(name: string, make: () => Value): Value {
    const known = this.values.get(name);
    const value = known ?? make();
    // A map keeps the order in which its names were set: the first is the one that was not used for longest.
    if (known !== undefined) this.values.delete(name);
    else if (!this.makeRoom(this.weigh(value))) return value;
    this.values.set(name, value);
    return value;
  }

  /** @returns whether there is room, which what was not used for longest may have made */
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
