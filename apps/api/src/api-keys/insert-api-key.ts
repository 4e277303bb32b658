import type { Sql } from "@svc/database";
import {
  type Environment,
  generateApiKey,
  hashApiKey,
  type KeyType,
  type Pepper,
  parseApiKey,
} from "@svc/keys";
import { newId } from "@svc/service-kit";
import { insertKey } from "./api-key-store.ts";
import type { ApiKeyRow } from "./api-key-view.ts";

/** Under the first of them new keys are digested. */
export type Peppers = readonly [Pepper, ...Pepper[]];

/** What a new key is made of; the key itself is made here. */
export interface NewApiKey {
  organizationId: string;
  environment: Environment;
  type: KeyType;
  name: string;
  scopes: readonly string[];
  ipAllowlist: readonly string[];
  rateLimitPerMinute: number | null;
  expiresAt: Date | null;
  rotatedFromId: string | null;
  /** The person who made it; null where the operator's command does. */
  createdBy: string | null;
  at: Date;
}

/** Makes a key and writes its digest. @returns the row, and the key, which exists nowhere else from here on */
export async function insertApiKey(
  tx: Sql,
  peppers: Peppers,
  input: NewApiKey,
): Promise<{ row: ApiKeyRow; key: string }> {
  const key = generateApiKey({ environment: input.environment, type: input.type });
  const parsed = parseApiKey(key);
  if (!parsed.ok) throw new Error("a generated key does not parse");
  const [pepper] = peppers;
  const { at, ...columns } = input;
  const row = await insertKey(tx, {
    ...columns,
    id: newId("key"),
    keyHash: hashApiKey(key, pepper),
    pepperId: pepper.id,
    prefix: parsed.key.prefix,
    last4: parsed.key.last4,
    createdAt: at,
  });
  return { row, key };
}
