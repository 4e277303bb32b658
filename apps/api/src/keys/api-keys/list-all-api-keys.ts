import type { OperatorContext } from "../../context/operator-context.ts";
import { getOrganization } from "../../people/organizations/organizations.ts";
import { listOrganizationKeys } from "./api-key-store.ts";
import { type ApiKeyView, toApiKeyView } from "./api-key-view.ts";

export async function listAllApiKeys(ctx: OperatorContext, organizationId: string): Promise<ApiKeyView[]> {
  await getOrganization(ctx, organizationId);
  const rows = await listOrganizationKeys(ctx.db.sql, organizationId);
  const now = ctx.clock.now();
  return rows.map((row) => toApiKeyView(row, now));
}
