import { insertRow, kysely, type Params, type Row, type Sql, sql, statement } from "@svc/database";

export type SavedView = Row<"savedViews">;

interface MemberParams {
  organizationId: string;
  memberId: string;
}

/** If there are more views, the list omits the newest ones that others share. */
const MAX_LISTED = 200;

/** Lists the member's own views first. */
export function listSavedViews(db: Sql, member: MemberParams): Promise<SavedView[]> {
  return readVisible(db, member);
}

const readVisible = statement("saved_views_seen", (param: Params<MemberParams>) =>
  kysely
    .selectFrom("savedViews")
    .select(["id", "organizationId", "memberId", "name", "query", "isShared", "createdAt"])
    .where("organizationId", "=", param.organizationId)
    .where((view) => view.or([view("memberId", "=", param.memberId), view("isShared", "=", true)]))
    .orderBy(sql`member_id <> ${param.memberId}`)
    .orderBy("createdAt")
    .orderBy("id")
    .limit(MAX_LISTED),
);

export async function listSavedViewNames(tx: Sql, member: MemberParams): Promise<string[]> {
  return (await readNames(tx, member)).map(({ name }) => name);
}

const readNames = statement("saved_view_names", (param: Params<MemberParams>) =>
  kysely
    .selectFrom("savedViews")
    .select("name")
    .where("organizationId", "=", param.organizationId)
    .where("memberId", "=", param.memberId),
);

export async function insertSavedView(tx: Sql, view: SavedView): Promise<void> {
  await insertRow(tx, { table: "savedViews", row: view });
}

/** @param params.includesShared true to also delete a view that another member shares */
export async function deleteSavedView(
  tx: Sql,
  params: MemberParams & { id: string; includesShared: boolean },
): Promise<boolean> {
  return (await deleteById(tx, params)).length > 0;
}

const deleteById = statement(
  "saved_view_delete",
  (param: Params<MemberParams & { id: string; includesShared: boolean }>) =>
    kysely
      .deleteFrom("savedViews")
      .where("organizationId", "=", param.organizationId)
      .where("id", "=", param.id)
      .where((view) =>
        view.or([
          view("memberId", "=", param.memberId),
          view.and([sql<boolean>`${param.includesShared}::boolean`, view("isShared", "=", true)]),
        ]),
      )
      .returning("id"),
);
