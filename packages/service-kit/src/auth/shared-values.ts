import { LRUCache } from "lru-cache";

const MAX_VALUES = 1_000;

/** Deduplicates values: each database row brings its own copy of a string. */
export class SharedValues<Value extends {}> {
  private readonly values = new LRUCache<string, Value>({ max: MAX_VALUES });
  private readonly nameOf: (value: Value) => string;

  /** @param nameOf returns equal strings only for equal values */
  constructor(nameOf: (value: Value) => string) {
    this.nameOf = nameOf;
  }

  same<One extends Value>(value: One): One {
    const name = this.nameOf(value);
    const known = this.values.get(name);
    if (known === undefined) this.values.set(name, value);
    return (known ?? value) as One;
  }
}
