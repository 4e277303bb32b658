import type { Sql } from "@svc/database";
import { findSubscribedEndpointIds } from "./endpoint-store.ts";

/** Returns true if an enabled endpoint of the organization receives events of the type. */
export async function hasSubscriber(tx: Sql, organizationId: string, type: string): Promise<boolean> {
  return (await findSubscribedEndpointIds(tx, organizationId, type)).length > 0;
}
