import type { Sql } from "@svc/database";
import { deleteTrackingLinks } from "./links/tracking-link-store.ts";
import { deleteOptOut } from "./messages/opt-out-store.ts";

/** Deletes the opt-out and the links, so that open pages stop working. */
export async function eraseTracking(tx: Sql, organizationId: string, accountId: string): Promise<void> {
  await deleteTrackingLinks(tx, organizationId, accountId);
  await deleteOptOut(tx, organizationId, accountId);
}
