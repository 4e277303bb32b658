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
import {
  ANSWER_ROW_SELECTION,
  answerRowById,
  type RolloverAnswerRow,
  storedAnswer,
} from "../store/answer-row.ts";
import { belongsToAccount } from "./candidate-source.ts";

type AccountPagesParams = ListPosition & {
  organizationId: string;
  accountIds: readonly string[];
  limit: number;
};

/** Scans each account's index in creation order. Reads full rows only for the page. */
const readPages = statement("rollovers_of_accounts", (param: Params<AccountPagesParams>) => {
  const page = sql<{ id: string; createdAt: Date }>`(SELECT id, created_at FROM rollovers
    WHERE ${belongsToAccount(sql`wanted.id`, sql`${param.organizationId}`)}
      AND (created_at, id) < (coalesce(${param.createdAt}::timestamptz, 'infinity'), coalesce(${param.id}::text, ''))
    ORDER BY created_at DESC, id DESC LIMIT ${param.limit})`;
  return kysely
    .selectFrom(unnestLists("wanted", { id: typedList("text", param.accountIds) }))
    .crossJoinLateral(page.as("page"))
    .crossJoinLateral(answerRowById("page.id", param.organizationId))
    .leftJoinLateral(storedAnswer, (join) => join.onTrue())
    .select(ANSWER_ROW_SELECTION)
    .select("one.accountId")
    .orderBy("page.createdAt", "desc")
    .orderBy("page.id", "desc")
    .$castTo<RolloverAnswerRow & { accountId: string }>();
});

export async function readRolloversByAccount(
  db: Sql,
  organizationId: string,
  {
    accountIds,
    after,
    limit,
  }: { accountIds: readonly string[]; after: KeysetPosition | null; limit: number },
): Promise<Map<string, Page<RolloverAnswerRow>>> {
  const position = { createdAt: after?.createdAt ?? null, id: after?.id ?? null };
  const rows = await readPages(db, { organizationId, accountIds, ...position, limit: limit + 1 });
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId);
  return new Map(accountIds.map((id) => [id, toPage(byAccount.get(id) ?? [], limit)]));
}
