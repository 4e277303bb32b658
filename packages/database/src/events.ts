import { newId } from "@svc/service-kit";
import { getCurrentTrace } from "@svc/service-kit/tracing";
import type { Sql } from "./sql.ts";
import { json } from "./statements/column-types.ts";
import { insertRow, insertRows, type Write } from "./statements/table-writer.ts";

export interface EventInput {
  organizationId: string;
  type: `${string}.${string}`;
  /** Webhook payload. No secrets or personal data. */
  data: Record<string, unknown>;
  /** `sequence` numbers the rollover's events without gaps. */
  rollover?: { id: string; sequence: number };
  at: Date;
}

/** @returns the event's ID */
export async function recordEvent(tx: Sql, event: EventInput): Promise<string> {
  const row = toRow(event);
  await insertRow(tx, { table: "events", row });
  return row.id;
}

export function toEventWrite(event: EventInput): Write {
  return { table: "events", row: toRow(event) };
}

export async function recordEvents(tx: Sql, events: readonly EventInput[]): Promise<void> {
  await insertRows(tx, "events", events.map(toRow));
}

function toRow(event: EventInput) {
  const trace = getCurrentTrace();
  return {
    id: newId("evt"),
    organizationId: event.organizationId,
    type: event.type,
    data: json(event.data),
    rolloverId: event.rollover?.id ?? null,
    sequence: event.rollover?.sequence ?? null,
    createdAt: event.at,
    // Omitted without a trace, so that most events share one prepared statement.
    ...(trace && { traceparent: trace.traceparent, tracestate: trace.tracestate }),
  };
}
