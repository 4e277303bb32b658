import { type AuditActor, kysely, type Params, recordAudits, type Sql, statement } from "@svc/database";
import { endSessionsOfUser } from "../sign-in/end-sessions.ts";
import { listMembersOfUser } from "../sign-in/sign-in-audit.ts";

interface Proof {
  userId: string;
  /** How the mailbox was proven. */
  by: "invitation" | "reset" | "mail" | "sso" | "operator";
  /** Null for the person. */
  actor: AuditActor | null;
  requestId: string | null;
  at: Date;
}

/**
 * Records that a person reads the mailbox of their address, and audits it in each of their organizations.
 *
 * @returns false if the address was verified already
 */
export async function verifyEmail(tx: Sql, { userId, by, actor, requestId, at }: Proof): Promise<boolean> {
  if (!(await setVerified.first(tx, { userId, at }))) return false;
  const members = await listMembersOfUser(tx, { userId });
  const rows = members.map(({ id, organizationId }) => ({
    organizationId,
    actor: actor ?? ({ type: "member", id } as const),
    action: "member.email_verified" as const,
    targetId: id,
    data: { by },
    requestId,
    at,
  }));
  if (rows.length > 0) await recordAudits(tx, rows);
  return true;
}

/** Removes a person's app, recovery codes, passkeys and provider identities, and ends their sessions. */
export async function removeFactors(tx: Sql, userId: string): Promise<void> {
  await deleteTotp(tx, { userId });
  await deletePasskeys(tx, { userId });
  await deleteIdentities(tx, { userId });
  await clearTwoFactor(tx, { userId });
  await endSessionsOfUser(tx, { userId });
}

/** Removes every way in that was set up before the mailbox was proven: another person may have done so. */
export async function removeUnprovenCredentials(tx: Sql, userId: string): Promise<void> {
  await removeFactors(tx, userId);
  await deletePassword(tx, { userId });
}

type OfUser = Params<{ userId: string }>;

const setVerified = statement("portal_email_verify", (param: Params<{ userId: string; at: Date }>) =>
  kysely
    .updateTable("portalUsers")
    .set({ emailVerifiedAt: param.at, emailVerified: true })
    .where("id", "=", param.userId)
    .where("emailVerifiedAt", "is", null)
    .returning("id"),
);

const deleteTotp = statement("portal_two_factor_delete", ({ userId }: OfUser) =>
  kysely.deleteFrom("portalTwoFactors").where("userId", "=", userId),
);

const deletePasskeys = statement("portal_passkeys_delete", ({ userId }: OfUser) =>
  kysely.deleteFrom("portalPasskeys").where("userId", "=", userId),
);

const deleteIdentities = statement("portal_identities_delete", ({ userId }: OfUser) =>
  kysely.deleteFrom("portalCredentials").where("userId", "=", userId).where("providerId", "=", "sso"),
);

const deletePassword = statement("portal_password_delete", ({ userId }: OfUser) =>
  kysely.deleteFrom("portalCredentials").where("userId", "=", userId).where("providerId", "=", "credential"),
);

const clearTwoFactor = statement("portal_two_factor_clear", ({ userId }: OfUser) =>
  kysely.updateTable("portalUsers").set({ twoFactorEnabled: false }).where("id", "=", userId),
);
