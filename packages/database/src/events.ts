import { currentTrace, newId } from "@svc/service-kit";
import type { Sql } from "./sql.ts";
import { json } from "./statements/column-types.ts";
import { insertRow, insertRows, type Write } from "./statements/table-writer.ts";

export interface EventInput {
  organizationId: string;
  /** What happened to what, as the feature to which it happened calls it: `rollover.created`. */
  type: `${string}.${string}`;
  /** What the receiver is told, as JSON. Never a secret, never personal data. */
  data: Record<string, unknown>;
  /** For events of a rollover: it and the event's place among them, which has no gaps. */
  rollover?: { id: string; sequence: number };
  at: Date;
}

/** Writes an event in the transaction of the change that it tells of: neither is there without the other. */
export async function recordEvent(tx: Sql, event: EventInput): Promise<string> {
  const row = toRow(event);
  await insertRow(tx, "events", row);
  return row.id;
}

/** An event as `writeRows` writes it, together with the change that it tells of. */
export function eventWrite(event: EventInput): Write {
  return { table: "events", row: toRow(event) };
}

/** As `recordEvent`, for many at once. */
export async function recordEvents(tx: Sql, events: readonly EventInput[]): Promise<void> {
  await insertRows(tx, "events", events.map(toRow));
}

function toRow(event: EventInput) {
  const trace = currentTrace();
  return {
    id: newId("evt"),
    organizationId: event.organizationId,
    type: event.type,
    data: json(event.data),
    rolloverId: event.rollover?.id ?? null,
    sequence: event.rollover?.sequence ?? null,
    createdAt: event.at,
    // Not named where there is none: most events are written by one statement all the same.
    ...(trace && { traceparent: trace.traceparent, tracestate: trace.tracestate }),
  };
}
