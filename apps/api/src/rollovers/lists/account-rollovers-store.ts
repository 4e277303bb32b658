import {
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
import { type KeysetPosition, MAX_TOTAL_COUNT, type Page, toPagesBy } from "@svc/service-kit/lists";
import {
  RESPONSE_ROW_SELECTION,
  type RolloverResponseRow,
  responseRowById,
  storedResponse,
} from "../store/response-row.ts";
import { belongsToAccount } from "./candidate-source.ts";

type AccountPagesParams = ListPosition & {
  organizationId: string;
  accountIds: readonly string[];
  limit: number;
};

/** For each account, scans an index in creation order. Reads full rows only for the page. */
const readPages = statement("rollovers_of_accounts", (param: Params<AccountPagesParams>) => {
  const page = sql<{ id: string; createdAt: Date }>`(SELECT id, created_at FROM rollovers
    WHERE ${belongsToAccount(sql`wanted.id`, sql`${param.organizationId}`)}
      AND (created_at, id) < (coalesce(${param.createdAt}::timestamptz, 'infinity'), coalesce(${param.id}::text, ''))
    ORDER BY created_at DESC, id DESC LIMIT ${param.limit})`;
  return kysely
    .selectFrom(unnestLists("wanted", { id: typedList("text", param.accountIds) }))
    .crossJoinLateral(page.as("page"))
    .crossJoinLateral(responseRowById("page.id", param.organizationId))
    .leftJoinLateral(storedResponse, (join) => join.onTrue())
    .select(RESPONSE_ROW_SELECTION)
    .select("one.accountId")
    .orderBy("page.createdAt", "desc")
    .orderBy("page.id", "desc")
    .$castTo<RolloverResponseRow & { accountId: string }>();
});

export async function readRolloversByAccount(
  db: Sql,
  organizationId: string,
  {
    accountIds,
    after,
    limit,
  }: { accountIds: readonly string[]; after: KeysetPosition | null; limit: number },
): Promise<Map<string, Page<RolloverResponseRow>>> {
  const rows = await readPages(db, { accountIds, ...toPageParams(organizationId, { after, limit }) });
  return toPagesBy("accountId", rows, { ids: accountIds, limit });
}

const countByAccount = statement(
  "rollovers_total_count_of_accounts",
  (param: Params<{ organizationId: string; accountIds: readonly string[] }>) =>
    kysely
      .selectFrom(unnestLists("wanted", { id: typedList("text", param.accountIds) }))
      .crossJoinLateral(
        sql<{ count: number }>`(SELECT count(*)::int AS count FROM (SELECT FROM rollovers
          WHERE ${belongsToAccount(sql`wanted.id`, sql`${param.organizationId}`)}
          LIMIT ${sql.lit(MAX_TOTAL_COUNT + 1)}) AS matching)`.as("counted"),
      )
      .select([sql<string>`wanted.id`.as("id"), "counted.count"]),
);

/** Counts up to `MAX_TOTAL_COUNT + 1` per account. */
export function countRolloversByAccount(
  db: Sql,
  organizationId: string,
  accountIds: readonly string[],
): Promise<{ id: string; count: number }[]> {
  return countByAccount(db, { organizationId, accountIds });
}
