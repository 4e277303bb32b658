import {
  type AuditActor,
  type Database,
  inSqlTransaction,
  kysely,
  type Params,
  recordAudits,
  statement,
} from "@svc/database";
import type { Clock } from "@svc/service-kit";
import type { SIGN_IN_AUDIT_ACTIONS } from "../../context/audit-actions.ts";

export type SignInAction = (typeof SIGN_IN_AUDIT_ACTIONS)[number];

export const listMembersOfUser = statement("members_of_user", (param: Params<{ userId: string }>) =>
  kysely
    .selectFrom("members")
    .select(["id", "organizationId"])
    .where("userId", "=", param.userId)
    .where("removedAt", "is", null)
    .orderBy("id"),
);

export const findEmail = statement("portal_email_of_user", (param: Params<{ userId: string }>) =>
  kysely.selectFrom("portalUsers").select(["email", "name"]).where("id", "=", param.userId),
);

export const findUserByEmail = statement("portal_user_by_email", (param: Params<{ email: string }>) =>
  kysely.selectFrom("portalUsers").select(["id", "name", "email"]).where("email", "=", param.email),
);

interface AuditParts {
  db: Database;
  clock: Clock;
}

/**
 * Adds an audit entry in each of the user's organizations.
 * @param entry `isAnonymous`: the caller is not authenticated
 */
export async function auditSignIn(
  { db, clock }: AuditParts,
  entry: {
    action: SignInAction;
    userId: string;
    data?: Record<string, unknown>;
    isAnonymous?: true;
    requestId: string | null;
  },
): Promise<void> {
  const members = await listMembersOfUser(db.sql, { userId: entry.userId });
  const at = clock.now();
  const rows = members.flatMap(({ id, organizationId }) => {
    // An anonymous row has the service as its actor. The database refuses rows of the service without an organization.
    if (entry.isAnonymous && organizationId === null) return [];
    const actor: AuditActor = entry.isAnonymous ? { type: "service", id: null } : { type: "member", id };
    return [
      {
        organizationId,
        actor,
        action: entry.action,
        targetId: id,
        data: entry.data ?? {},
        requestId: entry.requestId,
        at,
      },
    ];
  });
  if (rows.length > 0) await inSqlTransaction(db, (tx) => recordAudits(tx, rows));
}
