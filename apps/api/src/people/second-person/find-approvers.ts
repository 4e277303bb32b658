import type { Sql } from "@svc/database";
import type { Environment } from "@svc/keys";
import { listContacts } from "../members/memberships.ts";
import { scopesForRole } from "../members/roles.ts";
import { APPROVAL_SCOPES, type StoredApproval } from "./approval.ts";
import { isRequesterOrKeyOwner } from "./person.ts";
import { findRecentSponsors } from "./recent-sponsors.ts";

type Contact = Awaited<ReturnType<typeof listContacts>>[number];

export async function findApprovers(
  db: Sql,
  { organizationId, environment }: { organizationId: string; environment: Environment },
  now: Date,
): Promise<(approval: StoredApproval) => Contact[]> {
  const members = await listContacts(db, { organizationId });
  const userIds = members.map(({ userId }) => userId);
  const sponsors = await findRecentSponsors(db, { organizationId, userIds }, now);
  return (approval) =>
    members.filter(({ userId, role }) => {
      const scopes = scopesForRole(role, environment);
      return (
        APPROVAL_SCOPES[approval.action].every((scope) => scopes.includes(scope)) &&
        ![userId, ...(sponsors.get(userId) ?? [])].some((id) => isRequesterOrKeyOwner(approval, id))
      );
    });
}
