import type { Sql } from "@svc/database";
import { lockOrganization } from "./organization-store.ts";

/** @returns false if the organization does not exist */
export async function lockOrganizationSettings(tx: Sql, organizationId: string): Promise<boolean> {
  return (await lockOrganization(tx, organizationId)) !== null;
}
