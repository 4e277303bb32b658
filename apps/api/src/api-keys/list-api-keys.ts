import type { OperatorContext } from "../operator-context.ts";
import { getOrganization } from "../organizations/organizations.ts";
import { type ApiKeyView, toApiKeyView, withSuccessor } from "./api-key-view.ts";

/** Every key of an organization, newest first, the dead ones too. @throws Problem `not_found` */
export async function listApiKeys(ctx: OperatorContext, organizationId: string): Promise<ApiKeyView[]> {
  await getOrganization(ctx, organizationId);
  const rows = await ctx.db.prisma.apiKey.findMany({
    where: { organizationId },
    include: withSuccessor,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  const now = ctx.clock.now();
  return rows.map((row) => toApiKeyView(row, now));
}
