import type { Sql } from "@svc/database";
import { notFound } from "@svc/service-kit/errors";
import { findEvent, type StoredEvent } from "./event-store.ts";

/** @throws Problem `not_found` */
export async function getStoredEvent(db: Sql, organizationId: string, id: string): Promise<StoredEvent> {
  const event = await findEvent(db, organizationId, id);
  if (!event) throw notFound("event");
  return event;
}
