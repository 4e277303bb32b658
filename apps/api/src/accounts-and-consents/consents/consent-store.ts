import type { Consent } from "@svc/consents";
import {
  kysely,
  type ListPosition,
  type Params,
  type Sql,
  sql,
  statement,
  typedList,
  unnestLists,
} from "@svc/database";
import { type KeysetPosition, type Page, toPage } from "@svc/service-kit/lists";

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

export function findConsent(db: Sql, organizationId: string, id: string): Promise<Consent | null> {
  return findById.first(db, { organizationId, id });
}

const findById = statement("consent_by_id", (param: Params<{ organizationId: string; id: string }>) =>
  kysely
    .selectFrom("consents")
    .select(COLUMNS)
    .where("organizationId", "=", param.organizationId)
    .where("id", "=", param.id)
    .$narrowType<Consent>(),
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
  const position = { createdAt: after?.createdAt ?? null, id: after?.id ?? null };
  const rows = await readPages(db, { organizationId, accountIds, ...position, limit: limit + 1 });
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId);
  return new Map(accountIds.map((id) => [id, toPage(byAccount.get(id) ?? [], limit)]));
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

/** Erases the consents of an erased account. Does nothing if the account is not erased. */
export async function eraseConsents(tx: Sql, organizationId: string, accountId: string): Promise<void> {
  await erase(tx, { organizationId, accountId });
}

const erase = statement(
  "erase_consents",
  ({ organizationId, accountId }: Params<{ organizationId: string; accountId: string }>) =>
    kysely.selectNoFrom(sql`erase_consents(${organizationId}, ${accountId})::text`.as("done")),
);
