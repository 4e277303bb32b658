import { KEY_TYPES } from "@svc/keys";
import {
  decodeCursor,
  listQueryFields,
  type Page,
  type Principal,
  requireScope,
  toPage,
} from "@svc/service-kit";
import { z } from "zod";
import type { ApiContext } from "../context.ts";
import type { OperatorContext } from "../operator-context.ts";
import { getOrganization } from "../organizations/organizations.ts";
import { listKeysOf } from "./api-key-store.ts";
import { type ApiKeyRow, type ApiKeyView, toApiKeyView } from "./api-key-view.ts";

/** The query of a key list. */
export const apiKeyQuerySchema = z.strictObject({
  ...listQueryFields,
  type: z.enum(KEY_TYPES, `must be one of ${KEY_TYPES.join(", ")}`).optional(),
});

/**
 * Lists the organization's keys, newest first, the dead ones too.
 *
 * @throws Problem `invalid_request` for a cursor that no key list gave
 */
export async function listApiKeys(
  ctx: ApiContext,
  principal: Principal,
  { limit, cursor, type }: z.output<typeof apiKeyQuerySchema>,
): Promise<Page<ApiKeyRow>> {
  requireScope(principal, "keys:read");
  const after = cursor === undefined ? null : decodeCursor(cursor, "key");
  const asked = { type: type ?? null, after, limit: limit + 1 };
  return toPage(await listKeysOf(ctx.db.sql, principal.organizationId, asked), limit);
}

/** Every key of any organization, for the operator, as `listApiKeys` lists them. @throws Problem `not_found` */
export async function listAllApiKeys(ctx: OperatorContext, organizationId: string): Promise<ApiKeyView[]> {
  await getOrganization(ctx, organizationId);
  const rows = await listKeysOf(ctx.db.sql, organizationId);
  const now = ctx.clock.now();
  return rows.map((row) => toApiKeyView(row, now));
}
