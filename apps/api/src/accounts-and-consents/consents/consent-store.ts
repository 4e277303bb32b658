import type { Consent } from "@svc/consents";
import {
  createCounterByParent,
  createFinder,
  type IdParams,
  kysely,
  type ListPosition,
  type Params,
  type Sql,
  sql,
  statement,
  toPageParams,
  typedList,
  unnestLists,
} from "@svc/database";
import { type KeysetPosition, type Page, toPagesBy } from "@svc/service-kit/lists";

const COLUMNS = [
  "id",
  "organizationId",
  "accountId",
  "sessionId",
  "rollover",
  "statements",
  "createdAt",
  "erasedAt",
] as const;

export const findConsent = createFinder(
  statement("consent_by_id", (param: Params<IdParams>) =>
    kysely
      .selectFrom("consents")
      .select(COLUMNS)
      .where("organizationId", "=", param.organizationId)
      .where("id", "=", param.id)
      .$narrowType<Consent>(),
  ),
);

export async function readConsentsByAccount(
  db: Sql,
  organizationId: string,
  {
    accountIds,
    after,
    limit,
  }: { accountIds: readonly string[]; after: KeysetPosition | null; limit: number },
): Promise<Map<string, Page<Consent>>> {
  const rows = await readPages(db, { accountIds, ...toPageParams(organizationId, { after, limit }) });
  return toPagesBy("accountId", rows, { ids: accountIds, limit });
}

type PageParams = ListPosition & { organizationId: string; accountIds: readonly string[]; limit: number };

const readPages = statement("consents_of_accounts", (param: Params<PageParams>) =>
  kysely
    .selectFrom(unnestLists("wanted", { id: typedList("text", param.accountIds) }))
    .crossJoinLateral((eb) =>
      eb
        .selectFrom("consents")
        .select(COLUMNS)
        .where("organizationId", "=", param.organizationId)
        .whereRef("accountId", "=", "wanted.id")
        .where(
          sql<boolean>`(created_at, id) < (coalesce(${param.createdAt}::timestamptz, 'infinity'), coalesce(${param.id}::text, ''))`,
        )
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(param.limit)
        .as("one"),
    )
    .select(COLUMNS.map((column) => sql.ref(`one.${column}`).as(column)))
    .orderBy("one.createdAt", "desc")
    .orderBy("one.id", "desc")
    .$castTo<Consent>(),
);

export const countConsents = createCounterByParent("consents_total_count_of_many", (param, accountId) =>
  kysely
    .selectFrom("consents")
    .where("organizationId", "=", param.organizationId)
    .where("accountId", "=", accountId),
);

/** Does nothing unless the account is erased. */
export async function eraseConsents(tx: Sql, organizationId: string, accountId: string): Promise<void> {
  await erase(tx, { organizationId, accountId });
}

const erase = statement(
  "erase_consents",
  ({ organizationId, accountId }: Params<{ organizationId: string; accountId: string }>) =>
    kysely.selectNoFrom(sql`erase_consents(${organizationId}, ${accountId})::text`.as("done")),
);
