import type { HourlyKeyUsage, KeyRecord, KeyStore } from "@svc/service-kit/auth";
import type { Database } from "./database.ts";
import { type JsonText, json } from "./statements/column-types.ts";
import { kysely, type Params, sql, statement } from "./statements/statement.ts";

const keys = kysely
  .selectFrom("apiKeys")
  .select([
    "id",
    "organizationId",
    "environment",
    "type",
    "scopes",
    "ipAllowlist",
    "proofKeyThumbprint",
    "rateLimitPerMinute",
    "expiresAt",
    "revokedAt",
    "pepperId",
    "createdBy",
  ])
  .select((query) =>
    query
      .selectFrom("apiKeys as successor")
      .select("successor.createdAt")
      .whereRef("successor.rotatedFromId", "=", "apiKeys.id")
      .as("rotatedAt"),
  )
  .select((query) =>
    query
      .selectFrom("organizations as owner")
      .select("owner.lockedAt")
      .whereRef("owner.id", "=", "apiKeys.organizationId")
      .as("organizationLockedAt"),
  )
  .$narrowType<Pick<KeyRecord, "environment" | "type">>()
  .limit(1);

const findByHashes = statement("key_by_hashes", (param: Params<{ hashes: readonly string[] }>) =>
  keys.where("keyHash", "=", kysely.fn.any(param.hashes)),
);

const findById = statement("key_by_id", (param: Params<{ keyId: string }>) =>
  keys.where("id", "=", param.keyId),
);

interface Rehash {
  keyId: string;
  oldHash: string;
  newHash: string;
  pepperId: string;
}

const createRehashStatement = (name: string) =>
  statement(name, ({ keyId, oldHash, newHash, pepperId }: Params<Rehash>) =>
    kysely.selectNoFrom(
      sql`${sql.raw(name)}(${keyId}, ${oldHash}, ${newHash}, ${pepperId})::text`.as("done"),
    ),
  );
const rehash = createRehashStatement("rehash_api_key");
const rehashForWidget = createRehashStatement("rehash_widget_key");

const createRecordUsesStatement = (name: string) =>
  statement(name, ({ uses }: Params<{ uses: JsonText }>) =>
    kysely.selectNoFrom(sql`${sql.raw(name)}(${uses}::jsonb)::text`.as("done")),
  );
const recordUses = createRecordUsesStatement("record_api_key_uses");
const recordUsesForWidget = createRecordUsesStatement("record_widget_key_uses");

function toJson(uses: readonly HourlyKeyUsage[]): JsonText {
  return json(
    uses.map((use) => ({
      key: use.keyId,
      hour: use.hour,
      accepted: use.accepted,
      refused: use.refused,
      first: use.firstUsedAt,
      last: use.lastUsedAt,
      address: use.address,
      agent: use.userAgent,
      refused_at: use.refusedAt,
      refused_code: use.refusedCode,
      refused_address: use.refusedAddress,
      networks: use.networks,
    })),
  );
}

/**
 * Creates the PostgreSQL store for key verification.
 * @param lookupDb separate pool for unverified keys, so that a flood of invalid keys cannot starve other callers
 */
export function createKeyStore(db: Database, lookupDb: Pick<Database, "sql"> = db): KeyStore {
  return {
    findByHashes: (hashes) => findByHashes.first(lookupDb.sql, { hashes }),
    findById: (keyId) => findById.first(db.sql, { keyId }),
    rehash: async (keyId, { oldHash, newHash, pepperId }) => {
      await rehash(db.sql, { keyId, oldHash, newHash, pepperId });
    },
    recordUses: async (uses) => {
      await recordUses(db.sql, { uses: toJson(uses) });
    },
  };
}

/** Creates the widget service's store, whose role can write only through functions limited to `pk` and `sk` keys. */
export function createWidgetKeyStore(db: Database, lookupDb?: Pick<Database, "sql">): KeyStore {
  return {
    ...createKeyStore(db, lookupDb),
    rehash: async (keyId, { oldHash, newHash, pepperId }) => {
      await rehashForWidget(db.sql, { keyId, oldHash, newHash, pepperId });
    },
    recordUses: async (uses) => {
      await recordUsesForWidget(db.sql, { uses: toJson(uses) });
    },
  };
}
