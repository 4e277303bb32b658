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
import { insertKeyRow } from "./api-key-store.ts";
import type { ApiKeyRow } from "./api-key-view.ts";

/** New keys are hashed with the first pepper. */
export type Peppers = readonly [Pepper, ...Pepper[]];

interface NewApiKey {
  organizationId: string;
  environment: Environment;
  type: KeyType;
  name: string;
  scopes: readonly string[];
  ipAllowlist: readonly string[];
  proofKeyThumbprint: string | null;
  rateLimitPerMinute: number | null;
  expiresAt: Date | null;
  rotatedFromId: string | null;
  /** Null for the operator. */
  createdBy: string | null;
  at: Date;
}

/**
 * Stores only the key's hash.
 * @returns the row and the key itself
 */
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
  const row = await insertKeyRow(tx, {
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
