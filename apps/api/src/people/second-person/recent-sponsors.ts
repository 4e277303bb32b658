import { kysely, type Params, type Sql, sql, unpreparedStatement } from "@svc/database";

/** For this long, members who could be one person cannot decide each other's requests. */
const QUARANTINE_MS = 72 * 3_600_000;

/**
 * Two users could be one person if one recently invited or promoted the other, or if the same person did so for both, directly or
 * through others.
 * @returns a function that checks whether the user is linked to any of the others
 */
export async function findRecentLinks(
  db: Sql,
  input: { organizationId: string; userIds: readonly string[] },
  now: Date,
): Promise<(userId: string, others: readonly string[]) => boolean> {
  const sponsors = await findRecentSponsors(db, input, now);
  const listLinkedUsers = (userId: string) => [userId, ...(sponsors.get(userId) ?? [])];
  return (userId, others) => {
    const linkedUsers = new Set(listLinkedUsers(userId));
    return others.some((other) => listLinkedUsers(other).some((id) => linkedUsers.has(id)));
  };
}

/** @returns user IDs of recent inviters and promoters, by the ID of the user they invited or promoted */
async function findRecentSponsors(
  db: Sql,
  { organizationId, userIds }: { organizationId: string; userIds: readonly string[] },
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const since = new Date(now.getTime() - QUARANTINE_MS);
  // Includes removed members: their keys can still make requests.
  const rows = userIds.length === 0 ? [] : await findSponsors(db, { organizationId, userIds, since });
  const sponsors = new Map<string, string[]>();
  for (const { userId, sponsorId } of rows)
    sponsors.set(userId, [...(sponsors.get(userId) ?? []), sponsorId]);
  return sponsors;
}

const findSponsors = unpreparedStatement(
  "member_recent_backers",
  (param: Params<{ organizationId: string; userIds: readonly string[]; since: Date }>) =>
    kysely
      .selectFrom(
        sql<{ userId: string; memberId: string }>`(WITH RECURSIVE sponsor AS (
          SELECT user_id, id AS member_id FROM members
          WHERE user_id = ANY(${param.userIds}::text[]) AND (organization_id = ${param.organizationId} OR organization_id IS NULL)
          UNION
          SELECT sponsor.user_id, link.by_id FROM sponsor JOIN members sponsored ON sponsored.id = sponsor.member_id
          CROSS JOIN LATERAL (VALUES (sponsored.created_by, sponsored.created_at), (sponsored.role_raised_by, sponsored.role_raised_at))
            AS link(by_id, at)
          WHERE (sponsored.organization_id = ${param.organizationId} OR sponsored.organization_id IS NULL)
            AND link.by_id IS NOT NULL AND link.at > ${param.since})
        SELECT user_id, member_id FROM sponsor)`.as("sponsorship"),
      )
      .innerJoin("members as m", "m.id", "sponsorship.memberId")
      .select(["sponsorship.userId", "m.userId as sponsorId"])
      .distinct()
      .whereRef("m.userId", "<>", "sponsorship.userId"),
);
