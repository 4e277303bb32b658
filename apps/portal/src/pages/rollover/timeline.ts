import { toLabel } from "../../forms/labels.ts";
import type { TimelineEntry } from "./rollover.ts";
import { strings } from "./timeline-strings.ts";

export function formatEntryName({ type }: Pick<TimelineEntry, "type">): string {
  return strings.events[type] ?? toLabel(type.slice(type.indexOf(".") + 1));
}

/** Checks the links between entries. Only the server can verify the hashes themselves. */
export function isLinked(entries: readonly Pick<TimelineEntry, "hash" | "prevHash" | "sequence">[]): boolean {
  return entries.every(({ prevHash, sequence }, index) => {
    const previous = entries[index - 1];
    return previous === undefined
      ? sequence === 1
      : previous.hash === prevHash && previous.sequence + 1 === sequence;
  });
}

export function listDetails({ data }: Pick<TimelineEntry, "data">): [string, string][] {
  return Object.entries(data)
    .filter(([name, value]) => name !== "note" && value !== null && value !== undefined)
    .map(([name, value]) => [
      toLabel(name),
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ]);
}
