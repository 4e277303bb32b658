import type { Sql } from "@svc/database";
import type { BookIssue } from "../../context/book-issue.ts";
import { type EntryMoment, type EventMoment, readEventsAndEntries } from "./event-moments-store.ts";

interface CountedRollover {
  id: string;
  organizationId: string;
  eventSequence: number;
}

/** Timeline entries without an event, because they change nothing that clients see. */
const SILENT_TYPES: readonly string[] = ["rollover.script_ended", "rollover.sealed"];

/** Compares rollovers' events with their timelines, only from `since` on, because earlier events can have been deleted. */
export async function checkRolloverEvents(
  tx: Sql,
  rollovers: readonly CountedRollover[],
  since: Date,
): Promise<BookIssue[]> {
  const ids = rollovers.map(({ id }) => id);
  const { events, entries } = await readEventsAndEntries(tx, ids, since);
  const eventsById = Map.groupBy(events, ({ rolloverId }) => rolloverId);
  const entriesById = Map.groupBy(entries, ({ rolloverId }) => rolloverId);
  return rollovers.flatMap((rollover) =>
    compareEvents(rollover, eventsById.get(rollover.id) ?? [], entriesById.get(rollover.id) ?? []),
  );
}

function compareEvents(
  { id, organizationId, eventSequence }: CountedRollover,
  events: readonly EventMoment[],
  entries: readonly EntryMoment[],
): BookIssue[] {
  const missing: string[] = [];
  const unknown: string[] = [];
  const moments = new Set(entries.map(({ at }) => at.getTime()));
  const recorded = new Set(events.map(({ type, createdAt }) => `${type} ${createdAt.getTime()}`));
  for (const [index, { sequence, createdAt }] of events.entries()) {
    const previous = events[index - 1]?.sequence;
    if (previous !== undefined && sequence > previous + 1)
      missing.push(formatEvents(previous + 1, sequence - 1));
    if (sequence > eventSequence || !moments.has(createdAt.getTime())) unknown.push(`event ${sequence}`);
  }
  const last = events.at(-1)?.sequence;
  if (last !== undefined && last < eventSequence) missing.push(formatEvents(last + 1, eventSequence));
  for (const { type, sequence, at } of entries)
    if (!SILENT_TYPES.includes(type) && !recorded.has(`${type} ${at.getTime()}`))
      missing.push(`${type} of timeline entry ${sequence}`);
  const base = { kind: "rollover" as const, objectId: id, organizationId };
  return [
    ...(missing.length > 0
      ? [{ ...base, code: "missing_event" as const, detail: `missing events: ${formatFirst(missing)}` }]
      : []),
    ...(unknown.length > 0
      ? [
          {
            ...base,
            code: "unknown_event" as const,
            detail: `events without a timeline entry: ${formatFirst(unknown)}`,
          },
        ]
      : []),
  ];
}

const formatEvents = (first: number, last: number) =>
  first === last ? `event ${first}` : `events ${first} to ${last}`;

const MAX_LISTED = 5;

function formatFirst(parts: readonly string[]): string {
  const listed = parts.slice(0, MAX_LISTED).join(", ");
  return parts.length > MAX_LISTED ? `${listed} and ${parts.length - MAX_LISTED} more` : listed;
}
