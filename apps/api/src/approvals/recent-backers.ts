import { kysely, type Params, plannedEachTime, type Sql, sql } from "@svc/database";

/** How long a member cannot decide requests of the person who brought them in or raised their role. */
const QUARANTINE_MS = 72 * 3_600_000;

/**
 * Finds the users who invited a member of the organization, or staff of the institution, or raised their role within the last 72 hours,
 * and the users who did this for those: one person must not create the second person for their own request.
 */
export async function findRecentBackers(
  db: Sql,
  { organizationId, userId }: { organizationId: string; userId: string },
  now: Date,
): Promise<string[]> {
  const since = new Date(now.getTime() - QUARANTINE_MS);
  const rows = await findBackers(db, { organizationId, userId, since });
  return rows.map((row) => row.userId).filter((id) => id !== userId);
}

const findBackers = plannedEachTime(
  "member_recent_backers",
  (param: Params<{ organizationId: string; userId: string; since: Date }>) =>
    kysely
      .selectFrom("members as m")
      .select("m.userId")
      .distinct()
      .where(
        sql<boolean>`m.id IN (WITH RECURSIVE backer AS (
          SELECT id FROM members
          WHERE user_id = ${param.userId} AND (organization_id = ${param.organizationId} OR organization_id IS NULL)
            AND removed_at IS NULL
          UNION
          SELECT link.by_id FROM backer JOIN members backed ON backed.id = backer.id
          CROSS JOIN LATERAL (VALUES (backed.created_by, backed.created_at), (backed.role_raised_by, backed.role_raised_at))
            AS link(by_id, at)
          WHERE (backed.organization_id = ${param.organizationId} OR backed.organization_id IS NULL)
            AND link.by_id IS NOT NULL AND link.at > ${param.since})
        SELECT id FROM backer)`,
      ),
);
