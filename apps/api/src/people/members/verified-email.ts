import { type AuditActor, kysely, type Params, recordAudits, type Sql, statement } from "@svc/database";
import { endSessionsOfUser } from "../sign-in/session-store.ts";
import { listMembersOfUser } from "../sign-in/sign-in-audit.ts";

interface EmailProof {
  userId: string;
  method: "invitation" | "reset" | "mail" | "sso" | "operator";
  /** Null if the user acted. */
  actor: AuditActor | null;
  requestId: string | null;
  at: Date;
}

/**
 * Marks the address as verified, and audits this in each of the user's organizations.
 * @returns false if the address was already verified
 */
export async function verifyEmail(
  tx: Sql,
  { userId, method, actor, requestId, at }: EmailProof,
): Promise<boolean> {
  if (!(await setVerified.first(tx, { userId, at }))) return false;
  const members = await listMembersOfUser(tx, { userId });
  const rows = members.map(({ id, organizationId }) => ({
    organizationId,
    actor: actor ?? ({ type: "member", id } as const),
    action: "member.email_verified" as const,
    targetId: id,
    data: { by: method },
    requestId,
    at,
  }));
  if (rows.length > 0) await recordAudits(tx, rows);
  return true;
}

/** Removes second factors and single sign-on links, and ends all sessions. */
export async function removeFactors(tx: Sql, userId: string): Promise<void> {
  await deleteTotp(tx, { userId });
  await deletePasskeys(tx, { userId });
  await deleteIdentities(tx, { userId });
  await clearTwoFactor(tx, { userId });
  await endSessionsOfUser(tx, { userId });
}

/** Removes all credentials: another person may have set them up before the mailbox was verified. */
export async function removeUnprovenCredentials(tx: Sql, userId: string): Promise<void> {
  await removeFactors(tx, userId);
  await deletePassword(tx, { userId });
}

type UserParams = Params<{ userId: string }>;

const setVerified = statement("portal_email_verify", (param: Params<{ userId: string; at: Date }>) =>
  kysely
    .updateTable("portalUsers")
    .set({ emailVerifiedAt: param.at, emailVerified: true })
    .where("id", "=", param.userId)
    .where("emailVerifiedAt", "is", null)
    .returning("id"),
);

const deleteTotp = statement("portal_two_factor_delete", ({ userId }: UserParams) =>
  kysely.deleteFrom("portalTwoFactors").where("userId", "=", userId),
);

const deletePasskeys = statement("portal_passkeys_delete", ({ userId }: UserParams) =>
  kysely.deleteFrom("portalPasskeys").where("userId", "=", userId),
);

const deleteIdentities = statement("portal_identities_delete", ({ userId }: UserParams) =>
  kysely.deleteFrom("portalCredentials").where("userId", "=", userId).where("providerId", "=", "sso"),
);

const deletePassword = statement("portal_password_delete", ({ userId }: UserParams) =>
  kysely.deleteFrom("portalCredentials").where("userId", "=", userId).where("providerId", "=", "credential"),
);

const clearTwoFactor = statement("portal_two_factor_clear", ({ userId }: UserParams) =>
  kysely.updateTable("portalUsers").set({ twoFactorEnabled: false }).where("id", "=", userId),
);
