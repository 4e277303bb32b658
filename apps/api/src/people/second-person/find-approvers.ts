import type { Sql } from "@svc/database";
import type { Environment } from "@svc/keys";
import { listContacts } from "../members/memberships.ts";
import { scopesForRole } from "../members/roles.ts";
import { APPROVAL_SCOPES, type StoredApproval } from "./approval.ts";
import { listRequesters } from "./person.ts";
import { findRecentLinks } from "./recent-sponsors.ts";

type Contact = Awaited<ReturnType<typeof listContacts>>[number];

interface ApprovalQuery {
  organizationId: string;
  environment: Environment;
  approvals: readonly StoredApproval[];
}

export async function findApprovers(
  db: Sql,
  { organizationId, environment, approvals }: ApprovalQuery,
  now: Date,
): Promise<(approval: StoredApproval) => Contact[]> {
  const members = await listContacts(db, { organizationId });
  const userIds = [...members.map(({ userId }) => userId), ...approvals.flatMap(listRequesters)];
  const isRecentlyLinked = await findRecentLinks(db, { organizationId, userIds: [...new Set(userIds)] }, now);
  return (approval) =>
    members.filter(({ userId, role }) => {
      const scopes = scopesForRole(role, environment);
      return (
        APPROVAL_SCOPES[approval.action].every((scope) => scopes.includes(scope)) &&
        !isRecentlyLinked(userId, listRequesters(approval))
      );
    });
}
