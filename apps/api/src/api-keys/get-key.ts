import type { Sql } from "@svc/database";
import { notFound } from "@svc/service-kit";
import { findApiKey, findApiKeyOf, lockApiKey } from "./api-key-store.ts";

type Key = NonNullable<Awaited<ReturnType<typeof findApiKey>>>;

/** A key of any organization: for the operator. @throws Problem `not_found` */
export async function getApiKey(db: Sql, id: string): Promise<Key> {
  const key = await findApiKey(db, id);
  if (!key) throw notFound("API key");
  return key;
}

/** A key of an organization. @throws Problem `not_found` */
export async function getApiKeyOf(db: Sql, organizationId: string, id: string): Promise<Key> {
  const key = await findApiKeyOf(db, organizationId, id);
  if (!key) throw notFound("API key");
  return key;
}

/** A key of any organization, which nobody else changes until the transaction ends. @throws Problem `not_found` */
export async function lockAnyKey(tx: Sql, id: string): Promise<Key> {
  await lockApiKey(tx, id);
  return getApiKey(tx, id);
}
