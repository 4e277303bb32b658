import { createHmac, createSecretKey } from "node:crypto";
import { LRUCache } from "lru-cache";
import type pg from "pg";

// API key checks of the hand-written servers: format, HMAC, and a row cached as long as the API's.

const KEY = /^Bearer (svc_(?:test|live)_(?:ak|sk)_[0-9A-Za-z]{49})$/;
const CACHED_MS = 8_000;
const MAX_KEYS = 10_000;

export interface Key {
  id: string;
  organizationId: string;
  scopes: string[];
  expiresAt: Date | null;
  revokedAt: Date | null;
}

/**
 * Creates a function that finds an active key by the `Authorization` header.
 * @param idColumn `key_hash` in the hand-written servers' own table, which has no IDs
 */
export function createKeyFinder(pool: pg.Pool, idColumn: "id" | "key_hash") {
  const [, secret = ""] = (process.env.KEY_PEPPERS ?? "").split(",")[0]?.split(":") ?? [];
  const pepper = createSecretKey(Buffer.from(secret, "base64"));
  const cache = new LRUCache<string, Key>({ max: MAX_KEYS, ttl: CACHED_MS });
  const text = `SELECT ${idColumn} AS id, organization_id AS "organizationId", scopes, expires_at AS "expiresAt",
    revoked_at AS "revokedAt" FROM api_keys WHERE key_hash = $1`;
  return async (authorization = ""): Promise<Key | null> => {
    const [, presented] = KEY.exec(authorization) ?? [];
    if (presented === undefined) return null;
    const digest = createHmac("sha256", pepper).update(presented).digest("hex");
    let key = cache.get(digest);
    if (!key) {
      const { rows } = await pool.query<Key>({ name: "key", text, values: [digest] });
      if (!rows[0]) return null;
      key = rows[0];
      cache.set(digest, key);
    }
    return key.revokedAt || (key.expiresAt && key.expiresAt <= new Date()) ? null : key;
  };
}
