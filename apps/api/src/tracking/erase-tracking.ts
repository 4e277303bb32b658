import type { Sql } from "@svc/database";
import { deleteTrackingLinks } from "./links/tracking-link-store.ts";
import { deleteOptOut } from "./messages/opt-out-store.ts";

/** Deletes a participant's links, so that open pages stop working, and the opt-out from messages. */
export async function eraseTracking(tx: Sql, organizationId: string, accountId: string): Promise<void> {
  await deleteTrackingLinks(tx, organizationId, accountId);
  await deleteOptOut(tx, organizationId, accountId);
}
