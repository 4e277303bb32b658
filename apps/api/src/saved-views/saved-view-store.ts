import { insertRow, kysely, type Params, type Row, type Sql, sql, statement } from "@svc/database";

export type SavedView = Row<"savedViews">;

interface Of {
  organizationId: string;
  memberId: string;
}

/** The most that an answer has: a member's own are far fewer, and of those of others the oldest are shown. */
const MOST = 200;

/** What a member keeps in an organization, and what others share there; their own first, each in the order of their making. */
export function listSavedViews(db: Sql, of: Of): Promise<SavedView[]> {
  return readSeen(db, of);
}

const readSeen = statement("saved_views_seen", (param: Params<Of>) =>
  kysely
    .selectFrom("savedViews")
    .select(["id", "organizationId", "memberId", "name", "query", "isShared", "createdAt"])
    .where("organizationId", "=", param.organizationId)
    .where((view) => view.or([view("memberId", "=", param.memberId), view("isShared", "=", true)]))
    .orderBy(sql`member_id <> ${param.memberId}`)
    .orderBy("createdAt")
    .orderBy("id")
    .limit(MOST),
);

/** The names of a member's own. */
export async function readNamesOf(tx: Sql, of: Of): Promise<string[]> {
  return (await readNames(tx, of)).map(({ name }) => name);
}

const readNames = statement("saved_view_names", (param: Params<Of>) =>
  kysely
    .selectFrom("savedViews")
    .select("name")
    .where("organizationId", "=", param.organizationId)
    .where("memberId", "=", param.memberId),
);

export async function insertSavedView(tx: Sql, view: SavedView): Promise<void> {
  await insertRow(tx, "savedViews", view);
}

/** @param ofAnybody whether what others share may go too @returns whether there was such a view */
export async function deleteSavedView(
  tx: Sql,
  of: Of & { id: string; ofAnybody: boolean },
): Promise<boolean> {
  return (await deleteOne(tx, of)).length > 0;
}

const deleteOne = statement("saved_view_delete", (param: Params<Of & { id: string; ofAnybody: boolean }>) =>
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
