import { notFound, type Principal } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import { findApiKeyOf } from "./api-key-store.ts";
import { type ApiKeyView, toApiKeyView } from "./api-key-view.ts";

/** The key that the caller presented: how an integrator verifies that a new key works. Any `ak_` key may ask. */
export async function getCurrentApiKey(ctx: ApiContext, principal: Principal): Promise<ApiKeyView> {
  const { organizationId, keyId } = principal;
  const row = await findApiKeyOf(ctx.db.sql, organizationId, keyId);
  if (!row) throw notFound("API key");
  return toApiKeyView(row, ctx.clock.now());
}
