import { kysely, type Params, type Sql, statement } from "@svc/database";
import { newId } from "@svc/service-kit";
import { SSO_PROVIDER_ID } from "./auth-names.ts";

/** Includes the issuer, because a subject is unique only within it. */
export const toSubject = (issuer: string, sub: string) => `${issuer} ${sub}`;

/** @returns false if the subject is already linked */
export async function linkSubject(
  tx: Sql,
  { userId, issuer, sub, at }: { userId: string; issuer: string; sub: string; at: Date },
): Promise<boolean> {
  const link = { id: newId("pcr"), userId, subject: toSubject(issuer, sub), at };
  return (await insertLink.first(tx, link)) !== null;
}

const insertLink = statement(
  "portal_sso_link",
  (param: Params<{ id: string; userId: string; subject: string; at: Date }>) =>
    kysely
      .insertInto("portalCredentials")
      .values({
        id: param.id,
        userId: param.userId,
        accountId: param.subject,
        providerId: SSO_PROVIDER_ID,
        createdAt: param.at,
        updatedAt: param.at,
      })
      .onConflict((conflict) => conflict.columns(["providerId", "accountId"]).doNothing())
      .returning("id"),
);

/** Removes the user's links, and ends sessions that single sign-on opened. @returns false if no subject was linked */
export async function unlinkSubjects(tx: Sql, userId: string): Promise<boolean> {
  await endSsoSessions(tx, { userId });
  return (await deleteLinks.first(tx, { userId })) !== null;
}

const deleteLinks = statement("portal_sso_unlink", (param: Params<{ userId: string }>) =>
  kysely
    .deleteFrom("portalCredentials")
    .where("userId", "=", param.userId)
    .where("providerId", "=", SSO_PROVIDER_ID)
    .returning("id"),
);

const endSsoSessions = statement("portal_sso_sessions_end", (param: Params<{ userId: string }>) =>
  kysely.deleteFrom("portalSessions").where("userId", "=", param.userId).where("ssoIssuer", "is not", null),
);
