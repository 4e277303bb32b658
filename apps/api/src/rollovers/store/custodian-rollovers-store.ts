import { kysely, type Params, type Sql, sql, statement } from "@svc/database";

interface OpenRollover {
  id: string;
  organizationId: string;
}

interface RolloverWindow {
  custodianId: string;
  after: string;
  /** Maximum number of open rollovers to read, of any custodian. */
  limit: number;
}

/**
 * Lists rollovers of all organizations, for an operator's command.
 * @returns `last` is the last ID read, or null at the end
 */
export async function listOpenAtCustodian(
  db: Sql,
  window: RolloverWindow,
): Promise<{ rollovers: OpenRollover[]; last: string | null }> {
  const row = await readWindow.first(db, window);
  return { rollovers: row?.rollovers ?? [], last: row?.last ?? null };
}

const readWindow = statement("rollovers_open_at_custodian", (param: Params<RolloverWindow>) =>
  kysely
    .selectFrom(
      kysely
        .selectFrom("rolloverWork")
        .select("id")
        .where("isFinished", "=", sql.lit(false))
        .where("id", ">", param.after)
        .orderBy("id")
        .limit(param.limit)
        .as("work"),
    )
    .innerJoin("rollovers as rollover", "rollover.id", "work.id")
    .select(({ fn }) => fn.max("work.id").as("last"))
    .select(
      sql<
        OpenRollover[]
      >`coalesce(json_agg(json_build_object('id', rollover.id, 'organizationId', rollover.organization_id)
        ORDER BY rollover.id) FILTER (WHERE ${param.custodianId}::text IN (source_custodian_id, destination_custodian_id)), '[]')`.as(
        "rollovers",
      ),
    ),
);
