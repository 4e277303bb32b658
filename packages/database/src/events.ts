import { newId } from "@svc/service-kit";
import type { Transaction } from "./database.ts";
import type { Prisma } from "./generated/prisma/client.ts";

export interface EventInput {
  organizationId: string;
  type: `rollover.${string}` | "account.created" | "api_key.rotated" | "api_key.revoked";
  /** What the receiver is told. Never a secret, never personal data. */
  data: Prisma.InputJsonObject;
  /** For events of a rollover: it and the event's place among them, which has no gaps. */
  rollover?: { id: string; sequence: number };
  at: Date;
}

/** Writes an event in the transaction of the change that it tells of: neither is there without the other. */
export async function recordEvent(tx: Transaction, event: EventInput): Promise<string> {
  const row = toRow(event);
  await tx.event.create({ data: row });
  return row.id;
}

/** As `recordEvent`, for many at once. */
export async function recordEvents(tx: Transaction, events: readonly EventInput[]): Promise<void> {
  await tx.event.createMany({ data: events.map(toRow) });
}

function toRow(event: EventInput) {
  return {
    id: newId("evt"),
    organizationId: event.organizationId,
    type: event.type,
    data: event.data,
    rolloverId: event.rollover?.id ?? null,
    sequence: event.rollover?.sequence ?? null,
    createdAt: event.at,
  };
}
