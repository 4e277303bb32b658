import type { Sql } from "@svc/database";
import { notFound } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import type { ApiChange } from "../../context/define-operation.ts";
import type { OperatorContext } from "../../context/operator-context.ts";
import { getOrganization } from "../../people/organizations/organizations.ts";
import { findApiKey, findOrganizationApiKey, listOrganizationKeys, lockApiKey } from "./api-key-store.ts";
import { type ApiKeyRow, type ApiKeyView, toApiKeyView } from "./api-key-view.ts";
import { findManagedKey, type ManagedKeyRow } from "./managed-key-store.ts";

/** Finds a key of any organization, for the operator. @throws Problem `not_found` */
export async function getApiKey(db: Sql, id: string): Promise<ApiKeyRow> {
  const key = await findApiKey(db, id);
  if (!key) throw notFound("API key");
  return key;
}

export async function getOrganizationApiKey(db: Sql, organizationId: string, id: string): Promise<ApiKeyRow> {
  const key = await findOrganizationApiKey(db, organizationId, id);
  if (!key) throw notFound("API key");
  return key;
}

/** Locks a key of any organization, for the operator. @throws Problem `not_found` */
export async function lockAndGetApiKey(tx: Sql, id: string): Promise<ApiKeyRow> {
  await lockApiKey(tx, id);
  return getApiKey(tx, id);
}

export async function getManagedKey(db: Sql, organizationId: string, id: string): Promise<ManagedKeyRow> {
  const key = await findManagedKey(db, organizationId, id);
  if (!key) throw notFound("API key");
  return key;
}

/** Locks a key of the caller's organization. @throws Problem `not_found`, `version_conflict` */
export async function lockManagedKey(
  { tx, principal, ifMatch }: ApiChange,
  id: string,
): Promise<ManagedKeyRow> {
  const { organizationId } = principal;
  // Checks the organization before the lock, so that callers cannot lock keys of other organizations.
  await getManagedKey(tx, organizationId, id);
  await lockApiKey(tx, id);
  const key = await getManagedKey(tx, organizationId, id);
  requireVersion(key, ifMatch);
  return key;
}

export async function listAllApiKeys(ctx: OperatorContext, organizationId: string): Promise<ApiKeyView[]> {
  await getOrganization(ctx, organizationId);
  const rows = await listOrganizationKeys(ctx.db.sql, organizationId);
  const now = ctx.clock.now();
  return rows.map((row) => toApiKeyView(row, now));
}
