import { LRUCache } from "lru-cache";

const MAX_VALUES = 1_000;

/** What many hold that is the same, once: what comes from the database is a text of its own in each row. */
export class SharedValues<Value extends {}> {
  private readonly values = new LRUCache<string, Value>({ max: MAX_VALUES });
  private readonly nameOf: (value: Value) => string;

  /** @param nameOf a text that two values share where they are the same, and else never */
  constructor(nameOf: (value: Value) => string) {
    this.nameOf = nameOf;
  }

  /** The first of those that are the same as this one, while it is remembered. */
  same<One extends Value>(value: One): One {
    const name = this.nameOf(value);
    const known = this.values.get(name);
    if (known === undefined) this.values.set(name, value);
    return (known ?? value) as One;
  }
}
