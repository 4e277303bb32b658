import type { Sql } from "@svc/database";
import { findSubscribedEndpointIds } from "./endpoint-store.ts";

export async function hasSubscriber(tx: Sql, organizationId: string, type: string): Promise<boolean> {
  return (await findSubscribedEndpointIds(tx, organizationId, type)).length > 0;
}
