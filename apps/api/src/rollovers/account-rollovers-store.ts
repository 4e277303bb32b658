import {
  givenLists,
  kysely,
  type ListPlace,
  listOf,
  type Params,
  type Sql,
  sql,
  statement,
} from "@svc/database";
import { type KeysetPosition, type Page, toPage } from "@svc/service-kit";
import { FOUND, type FoundRollover, foundById, storedAnswer } from "./answers/found-rollover.ts";
import { ofAccount } from "./lists/few-source.ts";

type Asked = ListPlace & { organizationId: string; accountIds: readonly string[]; limit: number };

/** Scans each account's index in creation order and reads full rows only for the page. */
const readPages = statement("rollovers_of_accounts", (param: Params<Asked>) => {
  const page = sql<{ id: string; createdAt: Date }>`(SELECT id, created_at FROM rollovers
    WHERE ${ofAccount(sql`wanted.id`, sql`${param.organizationId}`)}
      AND (created_at, id) < (coalesce(${param.createdAt}::timestamptz, 'infinity'), coalesce(${param.id}::text, ''))
    ORDER BY created_at DESC, id DESC LIMIT ${param.limit})`;
  return kysely
    .selectFrom(givenLists("wanted", { id: listOf("text", param.accountIds) }))
    .crossJoinLateral(page.as("page"))
    .crossJoinLateral(foundById("page.id", param.organizationId))
    .leftJoinLateral(storedAnswer, (join) => join.onTrue())
    .select(FOUND)
    .orderBy("page.createdAt", "desc")
    .orderBy("page.id", "desc")
    .$castTo<FoundRollover>();
});

export async function readRolloversOfAccounts(
  db: Sql,
  organizationId: string,
  accountIds: readonly string[],
  after: KeysetPosition | null,
  limit: number,
): Promise<Map<string, Page<FoundRollover>>> {
  const place = { createdAt: after?.createdAt ?? null, id: after?.id ?? null };
  const rows = await readPages(db, { organizationId, accountIds, ...place, limit: limit + 1 });
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId);
  return new Map(accountIds.map((id) => [id, toPage(byAccount.get(id) ?? [], limit)]));
}
