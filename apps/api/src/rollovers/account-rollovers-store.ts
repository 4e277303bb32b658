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
import { type KeysetPosition, MAX_LIMIT, type Page, toPage } from "@svc/service-kit";
import { FOUND, FOUND_COLUMNS, type FoundRollover, storedAnswer } from "./answers/found-rollover.ts";
import { ROLLOVER_STATES } from "./rollover-states.ts";

type Asked = ListPlace & { organizationId: string; accountIds: readonly string[]; limit: number };

const NEWEST_FIRST = sql`ORDER BY created_at DESC, id DESC`;

/**
 * For each account a scan for each state, by the key that holds both, merged: what is read is what may stand on the page
 * (decision 23). The rows are read for those of the page alone.
 */
const readPages = statement("rollovers_of_accounts", (param: Params<Asked>) => {
  const branches = ROLLOVER_STATES.map(
    (state) => sql`(SELECT id, created_at FROM rollovers
      WHERE rollover_list_key(organization_id || '/' || account_id || '/' || state)
        = rollover_list_key(${param.organizationId} || '/' || wanted.id || '/' || ${sql.lit(state)})
        AND (created_at, id) < (coalesce(${param.createdAt}::timestamptz, 'infinity'), coalesce(${param.id}::text, ''))
      ${NEWEST_FIRST} LIMIT ${sql.lit(MAX_LIMIT + 1)})`,
  );
  const page = sql<{ id: string; createdAt: Date }>`(SELECT id, created_at
    FROM (${sql.join(branches, sql` UNION ALL `)}) AS branch ${NEWEST_FIRST} LIMIT ${param.limit})`;
  return kysely
    .selectFrom(givenLists("wanted", { id: listOf("text", param.accountIds) }))
    .crossJoinLateral(page.as("page"))
    .crossJoinLateral((found) =>
      found
        .selectFrom("rollovers")
        .select(FOUND_COLUMNS)
        .whereRef("rollovers.id", "=", "page.id")
        .where("organizationId", "=", param.organizationId)
        .offset(0)
        .as("one"),
    )
    .leftJoinLateral(storedAnswer, (join) => join.onTrue())
    .select(FOUND)
    .orderBy("page.createdAt", "desc")
    .orderBy("page.id", "desc")
    .$castTo<FoundRollover>();
});

/** The same page of many accounts' rollovers with their stored answers, newest first, by account; one statement. */
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
