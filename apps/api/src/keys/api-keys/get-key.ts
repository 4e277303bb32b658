import type { Sql } from "@svc/database";
import { notFound } from "@svc/service-kit/errors";
import { findApiKey, findOrganizationApiKey, lockApiKey } from "./api-key-store.ts";

type Key = NonNullable<Awaited<ReturnType<typeof findApiKey>>>;

/** Returns a key of any organization, for the operator. */
export async function getApiKey(db: Sql, id: string): Promise<Key> {
  const key = await findApiKey(db, id);
  if (!key) throw notFound("API key");
  return key;
}

export async function getOrganizationApiKey(db: Sql, organizationId: string, id: string): Promise<Key> {
  const key = await findOrganizationApiKey(db, organizationId, id);
  if (!key) throw notFound("API key");
  return key;
}

export async function lockAnyKey(tx: Sql, id: string): Promise<Key> {
  await lockApiKey(tx, id);
  return getApiKey(tx, id);
}
