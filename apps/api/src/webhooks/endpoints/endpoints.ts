import {
  decodeCursor,
  isId,
  listQueryFields,
  notFound,
  type Page,
  type Principal,
  requireScope,
} from "@svc/service-kit";
import { z } from "zod";
import type { ApiContext } from "../../context.ts";
import type { WebhookEndpoint } from "./endpoint.ts";
import { findEndpoint, listEndpoints } from "./endpoint-store.ts";

/** The query of an endpoint list. */
export const webhookEndpointQuerySchema = z.strictObject(listQueryFields);

/** Lists the organization's endpoints, newest first. @throws Problem `invalid_request` for a foreign cursor */
export async function listWebhookEndpoints(
  ctx: ApiContext,
  principal: Principal,
  { limit, cursor }: z.output<typeof webhookEndpointQuerySchema>,
): Promise<Page<WebhookEndpoint>> {
  requireScope(principal, "webhooks:read");
  const after = cursor === undefined ? null : decodeCursor(cursor, "whe");
  return listEndpoints(ctx.db.sql, principal.organizationId, after, limit);
}

/** @throws Problem `not_found` when the principal's organization has no such endpoint */
export async function getWebhookEndpoint(
  ctx: ApiContext,
  principal: Principal,
  id: string,
): Promise<WebhookEndpoint> {
  requireScope(principal, "webhooks:read");
  const endpoint = isId("whe", id) ? await findEndpoint(ctx.db.sql, principal.organizationId, id) : null;
  if (!endpoint) throw notFound("webhook endpoint");
  return endpoint;
}
