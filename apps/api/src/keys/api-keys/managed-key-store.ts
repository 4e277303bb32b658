import {
  createFinder,
  type IdParams,
  kysely,
  type OrganizationParams,
  type Params,
  type RawBuilder,
  type Sql,
  sql,
  statement,
  toListPosition,
} from "@svc/database";
import type { KeysetPosition } from "@svc/service-kit/lists";
import { KEY_COLUMNS } from "./api-key-store.ts";
import type { ApiKeyRow } from "./api-key-view.ts";

/** An API key with its creator's name, for key managers in the portal. */
export type ManagedKeyRow = ApiKeyRow & { creatorName: string | null };

const managedKeys = kysely
  .selectFrom("apiKeys as key")
  .leftJoin("apiKeys as successor", "successor.rotatedFromId", "key.id")
  .leftJoin("portalUsers as creator", "creator.id", "key.createdBy")
  .select(KEY_COLUMNS.map((name) => `key.${name}` as const))
  .select([
    "successor.id as replacedById",
    "successor.firstUsedAt as successorFirstUsedAt",
    "creator.name as creatorName",
  ]);

export const findManagedKey = createFinder(
  statement("managed_key", (param: Params<IdParams>) =>
    managedKeys.where("key.organizationId", "=", param.organizationId).where("key.id", "=", param.id),
  ),
);

interface ManagedKeyFilter {
  type: string | null;
  /** `living`: active or expiring. */
  status: string | null;
  /** Part of the name, or the whole ID, prefix or last four characters. */
  q: string | null;
}

/** Lists up to `limit` keys, newest first. */
export function listManagedKeys(
  db: Sql,
  organizationId: string,
  {
    after,
    limit,
    now,
    filter,
  }: { after: KeysetPosition | null; limit: number; now: Date; filter: ManagedKeyFilter },
): Promise<ManagedKeyRow[]> {
  return selectByCreation(db, { organizationId, ...filter, ...toListPosition(after), limit, now });
}

type ListParams = Params<
  OrganizationParams &
    ManagedKeyFilter & { createdAt: Date | null; id: string | null; limit: number; now: Date }
>;

const keyColumn = (
  name: "type" | "name" | "id" | "prefix" | "last4" | "revokedAt" | "expiresAt" | "createdAt",
) => sql.ref(`key.${name}`);

const toStatus = (now: ListParams["now"]): RawBuilder<string> => sql`CASE
  WHEN ${keyColumn("revokedAt")} IS NOT NULL THEN 'revoked' WHEN ${keyColumn("expiresAt")} IS NULL THEN 'active'
  WHEN ${keyColumn("expiresAt")} <= ${now} THEN 'expired' ELSE 'expiring' END`;

const selectByCreation = statement("managed_keys_page", (param: ListParams) =>
  managedKeys
    .where("key.organizationId", "=", param.organizationId)
    .where(sql<boolean>`(${param.type}::text IS NULL OR ${keyColumn("type")} = ${param.type})`)
    .where(
      sql<boolean>`(${param.status}::text IS NULL OR ${toStatus(param.now)} = ${param.status}
        OR (${param.status} = 'living' AND ${toStatus(param.now)} IN ('active', 'expiring')))`,
    )
    .where(
      sql<boolean>`(${param.q}::text IS NULL OR strpos(lower(${keyColumn("name")}), lower(${param.q})) > 0
        OR ${param.q} IN (${keyColumn("id")}, ${keyColumn("prefix")}, ${keyColumn("last4")}))`,
    )
    .where(
      sql<boolean>`(${keyColumn("createdAt")}, ${keyColumn("id")})
        < (coalesce(${param.createdAt}::timestamptz, 'infinity'), coalesce(${param.id}::text, ''))`,
    )
    .orderBy("key.createdAt", "desc")
    .orderBy("key.id", "desc")
    .limit(param.limit),
);
