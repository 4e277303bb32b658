import { toWords } from "../../forms/words.ts";
import type { TimelineEntry } from "./rollover.ts";
import { strings } from "./timeline-strings.ts";

/** What happened, in words: `rollover.funds_sent` is `Funds sent`. */
export function nameOfEntry({ type }: Pick<TimelineEntry, "type">): string {
  return strings.events[type] ?? toWords(type.slice(type.indexOf(".") + 1));
}

/** Whether each entry names the seal of the one before. That the seals are right, only the server can say. */
export function isLinked(entries: readonly Pick<TimelineEntry, "hash" | "prevHash" | "sequence">[]): boolean {
  return entries.every(({ prevHash, sequence }, index) => {
    const before = entries[index - 1];
    return before === undefined
      ? sequence === 1
      : before.hash === prevHash && before.sequence + 1 === sequence;
  });
}

/** What else is known of an entry, as lines: what is nested is written as JSON. */
export function factsOf({ data }: Pick<TimelineEntry, "data">): [string, string][] {
  return Object.entries(data)
    .filter(([name, value]) => name !== "note" && value !== null && value !== undefined)
    .map(([name, value]) => [
      toWords(name),
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ]);
}
