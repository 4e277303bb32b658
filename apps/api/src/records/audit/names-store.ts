import { kysely, type Params, type Sql, sql, statement, typedList } from "@svc/database";

export async function readActorNames(
  db: Sql,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await readNames(db, { organizationId, ids: [...new Set(ids)] });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const readNames = statement(
  "actor_names",
  (param: Params<{ organizationId: string; ids: readonly string[] }>) =>
    kysely
      .selectFrom("apiKeys")
      .select(["id", "name"])
      .where("organizationId", "=", param.organizationId)
      .where("id", "=", kysely.fn.any(typedList("text", param.ids)))
      .unionAll(
        kysely
          .selectFrom("members as member")
          .innerJoin("portalUsers as person", "person.id", "member.userId")
          .select(["member.id", sql<string>`coalesce(nullif(person.name, ''), person.email)`.as("name")])
          .where((where) =>
            where.or([
              where("member.organizationId", "=", param.organizationId),
              where("member.organizationId", "is", null),
            ]),
          )
          .where("member.id", "=", kysely.fn.any(typedList("text", param.ids))),
      ),
);
