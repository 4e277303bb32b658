import { LRUCache } from "lru-cache";

const MAX_VALUES = 1_000;

/** Deduplicates values: each database row brings its own copy of a string. */
export class ValueInterner<Value extends {}> {
  private readonly values = new LRUCache<string, Value>({ max: MAX_VALUES });
  private readonly toKey: (value: Value) => string;

  /** @param nameOf returns equal strings only for equal values */
  constructor(nameOf: (value: Value) => string) {
    this.toKey = nameOf;
  }

  intern<One extends Value>(value: One): One {
    const name = this.toKey(value);
    const interned = this.values.get(name);
    if (interned === undefined) this.values.set(name, value);
    return (interned ?? value) as One;
  }
}
