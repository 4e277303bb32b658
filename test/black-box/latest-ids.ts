const ID = /^([a-z]+)_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** The latest ID of each prefix. */
export class LatestIds {
  private readonly latest = new Map<string, string>();

  record(value: unknown): void {
    if (typeof value === "string") {
      const [, prefix] = ID.exec(value) ?? [];
      if (prefix) this.latest.set(prefix, value);
    } else if (typeof value === "object" && value !== null)
      for (const one of Object.values(value)) this.record(one);
  }

  /** Replaces each ID with the latest ID of the same prefix, if there is one. */
  apply<T>(example: T): T {
    if (typeof example === "string") return (this.latest.get(ID.exec(example)?.[1] ?? "") ?? example) as T;
    if (Array.isArray(example)) return example.map((one) => this.apply(one)) as T;
    if (typeof example !== "object" || example === null) return example;
    return Object.fromEntries(Object.entries(example).map(([name, one]) => [name, this.apply(one)])) as T;
  }

  get(prefix: string): string {
    const id = this.latest.get(prefix);
    if (id === undefined) throw new Error(`No response contained an ID that begins with ${prefix}_`);
    return id;
  }

  has(prefix: string): boolean {
    return this.latest.has(prefix);
  }
}
