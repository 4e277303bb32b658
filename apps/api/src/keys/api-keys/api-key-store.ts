import {
  createCounter,
  createFinder,
  equalsUnlessNull,
  type IdParams,
  insertRow,
  kysely,
  lockName,
  type NewRow,
  type Params,
  type Sql,
  sql,
  statement,
  toListPosition,
  updateRow,
} from "@svc/database";
import type { KeysetPosition } from "@svc/service-kit/lists";
import type { ApiKeyRow } from "./api-key-view.ts";

/** All columns except the hash and the ID of its pepper. */
export const KEY_COLUMNS = [
  "id",
  "organizationId",
  "environment",
  "type",
  "name",
  "prefix",
  "last4",
  "scopes",
  "ipAllowlist",
  "proofKeyThumbprint",
  "rateLimitPerMinute",
  "createdAt",
  "expiresAt",
  "revokedAt",
  "lastUsedAt",
  "firstUsedAt",
  "rotatedFromId",
  "createdBy",
  "version",
] as const;

const LIST_COLUMNS = ["scopes", "ipAllowlist"] as const;
const isList = (name: string): name is (typeof LIST_COLUMNS)[number] =>
  LIST_COLUMNS.some((list) => list === name);
const SCALAR_COLUMNS = KEY_COLUMNS.filter((name) => !isList(name));

const allKeys = kysely
  .selectFrom("apiKeys as key")
  .leftJoin("apiKeys as successor", "successor.rotatedFromId", "key.id")
  .select(SCALAR_COLUMNS.map((name) => `key.${name}` as const))
  // Selects lists as JSON, because `pg` parses PostgreSQL arrays slowly.
  .select(LIST_COLUMNS.map((name) => sql<string[]>`to_json(${sql.ref(`key.${name}`)})`.as(name)))
  .select(["successor.id as replacedById", "successor.firstUsedAt as successorFirstUsedAt"]);

export async function findApiKey(db: Sql, id: string): Promise<ApiKeyRow | null> {
  return findById.first(db, { id });
}

const findById = statement("api_key_by_id", (param: Params<{ id: string }>) =>
  allKeys.where("key.id", "=", param.id),
);

export const findOrganizationApiKey = createFinder(
  statement("api_key_of", (param: Params<IdParams>) =>
    allKeys.where("key.organizationId", "=", param.organizationId).where("key.id", "=", param.id),
  ),
);

export function listOrganizationKeys(
  db: Sql,
  organizationId: string,
  { type = null, after = null, limit = null }: KeyListOptions = {},
): Promise<ApiKeyRow[]> {
  return selectByCreation(db, { organizationId, type, ...toListPosition(after), limit });
}

export const countOrganizationKeys = createCounter(
  "api_keys_total_count",
  (param: Params<{ organizationId: string; type: string | null }>) =>
    kysely
      .selectFrom("apiKeys")
      .where("organizationId", "=", param.organizationId)
      .where(equalsUnlessNull("type", param.type)),
);

interface KeyListOptions {
  type?: string | null;
  after?: KeysetPosition | null;
  limit?: number | null;
}

const selectByCreation = statement(
  "api_keys_page",
  (
    param: Params<{
      organizationId: string;
      type: string | null;
      createdAt: Date | null;
      id: string | null;
      limit: number | null;
    }>,
  ) =>
    allKeys
      .where("key.organizationId", "=", param.organizationId)
      .where(sql<boolean>`(${param.type}::text IS NULL OR ${sql.ref("key.type")} = ${param.type})`)
      .where(
        sql<boolean>`(${sql.ref("key.createdAt")}, ${sql.ref("key.id")})
          < (coalesce(${param.createdAt}::timestamptz, 'infinity'), coalesce(${param.id}::text, ''))`,
      )
      .orderBy("key.createdAt", "desc")
      .orderBy("key.id", "desc")
      .limit(param.limit),
);

export async function lockApiKey(tx: Sql, id: string): Promise<void> {
  await lockById(tx, { id });
}

const lockById = statement("api_key_locked", (param: Params<{ id: string }>) =>
  kysely.selectFrom("apiKeys").select("id").where("id", "=", param.id).forUpdate(),
);

/** Revokes a key, or sets when it expires. */
export async function endApiKey(
  tx: Sql,
  { id, version }: ApiKeyRow,
  changes: { expiresAt: Date } | { revokedAt: Date },
): Promise<void> {
  await updateRow(tx, { table: "apiKeys", id, changes: { ...changes, version: version + 1 } });
}

interface KeyChanges {
  name?: string | undefined;
  ipAllowlist?: string[] | undefined;
  rateLimitPerMinute?: number | null | undefined;
  expiresAt?: Date | null | undefined;
}

export async function updateApiKey(tx: Sql, before: ApiKeyRow, changes: KeyChanges): Promise<ApiKeyRow> {
  const row = { ...changes, version: before.version + 1 };
  await updateRow(tx, { table: "apiKeys", id: before.id, changes: row });
  return { ...before, ...row } as ApiKeyRow;
}

/** Counts under a lock, so that no key can be added until the transaction ends. */
export async function lockActiveKeyCount(tx: Sql, organizationId: string, now: Date): Promise<number> {
  await lockName(tx, `api-keys:${organizationId}`);
  return (await countActive.first(tx, { organizationId, now }))?.count ?? 0;
}

const countActive = statement(
  "api_keys_living_count",
  (param: Params<{ organizationId: string; now: Date }>) =>
    kysely
      .selectFrom("apiKeys")
      .select(sql<number>`count(*)::int`.as("count"))
      .where("organizationId", "=", param.organizationId)
      .where("revokedAt", "is", null)
      .where((key) => key.or([key("expiresAt", "is", null), key("expiresAt", ">", param.now)])),
);

export async function insertKeyRow(tx: Sql, row: NewRow<"apiKeys">): Promise<ApiKeyRow> {
  return {
    ...(await insertRow(tx, { table: "apiKeys", row }, KEY_COLUMNS)),
    replacedById: null,
    successorFirstUsedAt: null,
  };
}
