import type { Environment, KeyType } from "@svc/keys";
import type { KeyRecord, KeyStore } from "@svc/service-kit";
import type { Database } from "./database.ts";

interface KeyRow {
  id: string;
  organization_id: string;
  environment: Environment;
  type: KeyType;
  scopes: string[];
  ip_allowlist: string[];
  rate_limit_per_minute: number | null;
  expires_at: Date | null;
  revoked_at: Date | null;
  rotated_at: Date | null;
  pepper_id: string;
}

// A rotation makes the successor in the moment in which it sets the old key's end: its birth says when that was.
const COLUMNS = `id, organization_id, environment, type, scopes, ip_allowlist, rate_limit_per_minute, expires_at,
  revoked_at, pepper_id,
  (SELECT successor.created_at FROM api_keys AS successor WHERE successor.rotated_from_id = api_keys.id) AS rotated_at`;

function toRecord(row: KeyRow): KeyRecord {
  return {
    id: row.id,
    organizationId: row.organization_id,
    environment: row.environment,
    type: row.type,
    scopes: row.scopes,
    ipAllowlist: row.ip_allowlist,
    rateLimitPerMinute: row.rate_limit_per_minute,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    rotatedAt: row.rotated_at,
    pepperId: row.pepper_id,
  };
}

/**
 * The keys in PostgreSQL, as verification asks for them.
 *
 * @param lookUps over which texts that may be keys are looked up: a service gives it a pool of its own, so that a flood of
 *   invented keys takes nobody's turn
 */
export function createKeyStore(db: Database, lookUps: Pick<Database, "pool"> = db): KeyStore {
  const findOne = async (
    { pool }: Pick<Database, "pool">,
    name: string,
    condition: string,
    value: unknown,
  ): Promise<KeyRecord | null> => {
    const { rows } = await pool.query<KeyRow>({
      name,
      text: `SELECT ${COLUMNS} FROM api_keys WHERE ${condition} LIMIT 1`,
      values: [value],
    });
    return rows[0] ? toRecord(rows[0]) : null;
  };
  return {
    findByHashes: (hashes) => findOne(lookUps, "key_by_hashes", "key_hash = ANY($1)", hashes),
    findById: (keyId) => findOne(db, "key_by_id", "id = $1", keyId),
    rehash: async (keyId, oldHash, newHash, pepperId) => {
      await db.sql.query({
        text: "SELECT rehash_api_key($1, $2, $3, $4)",
        values: [keyId, oldHash, newHash, pepperId],
      });
    },
    recordUses: async (uses) => {
      await db.sql.query({
        text: `UPDATE api_keys SET last_used_at = uses.at
          FROM unnest($1::text[], $2::timestamptz[]) AS uses(id, at)
          WHERE api_keys.id = uses.id AND (api_keys.last_used_at IS NULL OR api_keys.last_used_at < uses.at)`,
        values: [[...uses.keys()], [...uses.values()]],
      });
    },
  };
}

/**
 * As `createKeyStore`, for the widget service, whose role may not write to the table: what it writes of the keys that it
 * takes (`pk` and `sk`) it writes through functions made for it, and of others it writes nothing.
 */
export function createWidgetKeyStore(db: Database, lookUps?: Pick<Database, "pool">): KeyStore {
  return {
    ...createKeyStore(db, lookUps),
    rehash: async (keyId, oldHash, newHash, pepperId) => {
      await db.sql.query({
        text: "SELECT rehash_widget_key($1, $2, $3, $4)",
        values: [keyId, oldHash, newHash, pepperId],
      });
    },
    recordUses: async (uses) => {
      await db.sql.query({
        text: "SELECT record_widget_key_uses($1::text[], $2::timestamptz[])",
        values: [[...uses.keys()], [...uses.values()]],
      });
    },
  };
}
