import { kysely, type Params, type Sql, sql, unpreparedStatement } from "@svc/database";

/** Period in which members cannot decide requests of the person who invited them or raised their role. */
const QUARANTINE_MS = 72 * 3_600_000;

/**
 * Finds, recursively, who recently invited members or raised their role: no one must create the second person for their own request.
 *
 * @returns user IDs of the backers by user ID of the member
 */
export async function findRecentBackers(
  db: Sql,
  { organizationId, userIds }: { organizationId: string; userIds: readonly string[] },
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const since = new Date(now.getTime() - QUARANTINE_MS);
  const rows = userIds.length === 0 ? [] : await findBackers(db, { organizationId, userIds, since });
  const backers = new Map<string, string[]>();
  for (const { userId, backerId } of rows) backers.set(userId, [...(backers.get(userId) ?? []), backerId]);
  return backers;
}

const findBackers = unpreparedStatement(
  "member_recent_backers",
  (param: Params<{ organizationId: string; userIds: readonly string[]; since: Date }>) =>
    kysely
      .selectFrom(
        sql<{ userId: string; memberId: string }>`(WITH RECURSIVE backer AS (
          SELECT user_id, id AS member_id FROM members
          WHERE user_id = ANY(${param.userIds}::text[]) AND (organization_id = ${param.organizationId} OR organization_id IS NULL)
            AND removed_at IS NULL
          UNION
          SELECT backer.user_id, link.by_id FROM backer JOIN members backed ON backed.id = backer.member_id
          CROSS JOIN LATERAL (VALUES (backed.created_by, backed.created_at), (backed.role_raised_by, backed.role_raised_at))
            AS link(by_id, at)
          WHERE (backed.organization_id = ${param.organizationId} OR backed.organization_id IS NULL)
            AND link.by_id IS NOT NULL AND link.at > ${param.since})
        SELECT user_id, member_id FROM backer)`.as("backing"),
      )
      .innerJoin("members as m", "m.id", "backing.memberId")
      .select(["backing.userId", "m.userId as backerId"])
      .distinct()
      .whereRef("m.userId", "<>", "backing.userId"),
);
