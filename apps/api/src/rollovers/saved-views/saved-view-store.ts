import { insertRow, kysely, type Params, type Row, type Sql, sql, statement } from "@svc/database";

export type SavedView = Row<"savedViews">;

interface MemberParams {
  organizationId: string;
  memberId: string;
}

/** Members have far fewer; of shared views, the oldest are listed. */
const MAX_LISTED = 200;

/** The member's own views come first. */
export function listSavedViews(db: Sql, of: MemberParams): Promise<SavedView[]> {
  return readVisible(db, of);
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

export async function listSavedViewNames(tx: Sql, of: MemberParams): Promise<string[]> {
  return (await readNames(tx, of)).map(({ name }) => name);
}

const readNames = statement("saved_view_names", (param: Params<MemberParams>) =>
  kysely
    .selectFrom("savedViews")
    .select("name")
    .where("organizationId", "=", param.organizationId)
    .where("memberId", "=", param.memberId),
);

export async function insertSavedView(tx: Sql, view: SavedView): Promise<void> {
  await insertRow(tx, "savedViews", view);
}

/** @param ofAnybody whether shared views of others can be deleted */
export async function deleteSavedView(
  tx: Sql,
  of: MemberParams & { id: string; ofAnybody: boolean },
): Promise<boolean> {
  return (await deleteOne(tx, of)).length > 0;
}

const deleteOne = statement(
  "saved_view_delete",
  (param: Params<MemberParams & { id: string; ofAnybody: boolean }>) =>
    kysely
      .deleteFrom("savedViews")
      .where("organizationId", "=", param.organizationId)
      .where("id", "=", param.id)
      .where((view) =>
        view.or([
          view("memberId", "=", param.memberId),
          view.and([sql<boolean>`${param.ofAnybody}::boolean`, view("isShared", "=", true)]),
        ]),
      )
      .returning("id"),
);
