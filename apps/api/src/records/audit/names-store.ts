import { kysely, type Params, type Sql, sql, statement, typedList } from "@svc/database";

export interface NamedActor {
  id: string;
  name: string;
  /** Last four characters of a key; null for a member. */
  last4: string | null;
  lastUsedAt: Date | null;
}

export async function readActorNames(
  db: Sql,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const actors = await readActors(db, organizationId, ids);
  return new Map(actors.map(({ id, name }) => [id, name]));
}

export function readActors(db: Sql, organizationId: string, ids: readonly string[]): Promise<NamedActor[]> {
  return selectActors(db, { organizationId, ids: [...new Set(ids)] });
}

const selectActors = statement(
  "actor_names",
  (param: Params<{ organizationId: string; ids: readonly string[] }>) =>
    kysely
      .selectFrom("apiKeys")
      .select(["id", "name", sql<string | null>`last4`.as("last4"), "lastUsedAt"])
      .where("organizationId", "=", param.organizationId)
      .where("id", "=", kysely.fn.any(typedList("text", param.ids)))
      .unionAll(
        kysely
          .selectFrom("members as member")
          .innerJoin("portalUsers as person", "person.id", "member.userId")
          .select([
            "member.id",
            sql<string>`coalesce(nullif(person.name, ''), person.email)`.as("name"),
            sql<string | null>`NULL::text`.as("last4"),
            sql<Date | null>`NULL::timestamptz`.as("lastUsedAt"),
          ])
          // Platform staff belong to no organization.
          .where((where) =>
            where.or([
              where("member.organizationId", "=", param.organizationId),
              where("member.organizationId", "is", null),
            ]),
          )
          .where("member.id", "=", kysely.fn.any(typedList("text", param.ids))),
      ),
);
