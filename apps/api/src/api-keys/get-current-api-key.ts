import { notFound, type Principal } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import { type ApiKeyView, toApiKeyView, withSuccessor } from "./api-key-view.ts";

/** The key that the caller presented: how an integrator verifies that a new key works. Any `ak_` key may ask. */
export async function getCurrentApiKey(ctx: ApiContext, principal: Principal): Promise<ApiKeyView> {
  const { organizationId, keyId } = principal;
  const row = await ctx.db.prisma.apiKey.findFirst({
    where: { organizationId, id: keyId },
    include: withSuccessor,
  });
  if (!row) throw notFound("API key");
  return toApiKeyView(row, ctx.clock.now());
}
