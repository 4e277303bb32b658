import type { KeyRecord, KeyStore } from "@svc/service-kit";
import type { Database } from "./database.ts";
import { givenLists, listOf } from "./statements/given-rows.ts";
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
    "rateLimitPerMinute",
    "expiresAt",
    "revokedAt",
    "pepperId",
    "createdBy",
  ])
  // A rotation makes the successor in the moment in which it sets the old key's end: its birth says when that was.
  .select((key) =>
    key
      .selectFrom("apiKeys as successor")
      .select("successor.createdAt")
      .whereRef("successor.rotatedFromId", "=", "apiKeys.id")
      .as("rotatedAt"),
  )
  .select((key) =>
    key
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

const rehashBy = (name: string) =>
  statement(name, ({ keyId, oldHash, newHash, pepperId }: Params<Rehash>) =>
    kysely.selectNoFrom(
      sql`${sql.raw(name)}(${keyId}, ${oldHash}, ${newHash}, ${pepperId})::text`.as("done"),
    ),
  );
const rehash = rehashBy("rehash_api_key");
const rehashForWidget = rehashBy("rehash_widget_key");

type Uses = Params<{ ids: readonly string[]; times: readonly Date[] }>;

const recordUses = statement("key_uses", (param: Uses) =>
  kysely
    .updateTable("apiKeys")
    .from(givenLists("uses", { id: listOf("text", param.ids), at: listOf("timestamptz", param.times) }))
    .set((use) => ({ lastUsedAt: use.ref("uses.at") }))
    .whereRef("apiKeys.id", "=", "uses.id")
    .where((use) =>
      use.or([use("apiKeys.lastUsedAt", "is", null), use("apiKeys.lastUsedAt", "<", use.ref("uses.at"))]),
    ),
);

const recordUsesForWidget = statement("key_uses_of_widget", (param: Uses) =>
  kysely.selectNoFrom(
    sql`record_widget_key_uses(${listOf("text", param.ids)}, ${listOf("timestamptz", param.times)})::text`.as(
      "done",
    ),
  ),
);

/**
 * The keys in PostgreSQL, as verification asks for them.
 *
 * @param lookUps over which texts that may be keys are looked up: a service gives it a pool of its own, so that a flood of
 *   invented keys takes nobody's turn
 */
export function createKeyStore(db: Database, lookUps: Pick<Database, "sql"> = db): KeyStore {
  return {
    findByHashes: (hashes) => findByHashes.first(lookUps.sql, { hashes }),
    findById: (keyId) => findById.first(db.sql, { keyId }),
    rehash: async (keyId, oldHash, newHash, pepperId) => {
      await rehash(db.sql, { keyId, oldHash, newHash, pepperId });
    },
    recordUses: async (uses) => {
      await recordUses(db.sql, { ids: [...uses.keys()], times: [...uses.values()] });
    },
  };
}

/**
 * As `createKeyStore`, for the widget service, whose role may not write to the table: what it writes of the keys that it
 * takes (`pk` and `sk`) it writes through functions made for it, and of others it writes nothing.
 */
export function createWidgetKeyStore(db: Database, lookUps?: Pick<Database, "sql">): KeyStore {
  return {
    ...createKeyStore(db, lookUps),
    rehash: async (keyId, oldHash, newHash, pepperId) => {
      await rehashForWidget(db.sql, { keyId, oldHash, newHash, pepperId });
    },
    recordUses: async (uses) => {
      await recordUsesForWidget(db.sql, { ids: [...uses.keys()], times: [...uses.values()] });
    },
  };
}
