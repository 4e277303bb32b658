import { kysely, type Params, type Sql, sql, statement } from "@svc/database";
import { hashIdentifier } from "./stored-identifier.ts";

export const findSessionByToken = statement(
  "portal_session_by_token",
  (param: Params<{ token: string; now: Date }>) =>
    kysely
      .selectFrom("portalSessions as s")
      .innerJoin("portalUsers as u", "u.id", "s.userId")
      .select([
        "s.id",
        "s.userId",
        "s.secondFactor",
        "s.ssoIssuer",
        "s.createdAt",
        "u.email",
        "u.name",
        "u.emailVerifiedAt",
      ])
      .where("s.token", "=", param.token)
      .where("s.expiresAt", ">", param.now),
);

export const findPersonSigningIn = statement(
  "portal_person_signing_in",
  (param: Params<{ userId: string }>) =>
    kysely
      .selectFrom("portalUsers as u")
      .select("u.twoFactorEnabled")
      .select(
        sql<boolean>`EXISTS (SELECT FROM members m WHERE m.user_id = u.id AND m.removed_at IS NULL)`.as(
          "isMember",
        ),
      )
      .where("u.id", "=", param.userId),
);

type UserParams = Params<{ userId: string }>;

export const listSessionsOfUser = statement(
  "portal_sessions_of_user",
  (param: Params<{ userId: string; now: Date }>) =>
    kysely
      .selectFrom("portalSessions")
      .select(["id", "createdAt", "expiresAt", "ipAddress", "userAgent", "secondFactor"])
      .where("userId", "=", param.userId)
      .where("expiresAt", ">", param.now)
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc"),
);

export const endSession = statement("portal_session_end", (param: Params<{ userId: string; id: string }>) =>
  kysely
    .deleteFrom("portalSessions")
    .where("userId", "=", param.userId)
    .where("id", "=", param.id)
    .returning("id"),
);

export const listPasskeysOfUser = statement("portal_passkeys_of_user", (param: UserParams) =>
  kysely
    .selectFrom("portalPasskeys")
    .select(["id", "name", "createdAt", "backedUp"])
    .where("userId", "=", param.userId)
    .orderBy("createdAt")
    .orderBy("id"),
);

export const findSignInMethods = statement("portal_ways_in", (param: UserParams) =>
  kysely
    .selectFrom("portalUsers as u")
    .select(["u.email", "u.name", "u.twoFactorEnabled", "u.emailVerifiedAt"])
    .select([
      sql<boolean>`EXISTS (SELECT FROM portal_credentials c WHERE c.user_id = u.id AND c.password IS NOT NULL)`.as(
        "hasPassword",
      ),
      sql<boolean>`EXISTS (SELECT FROM portal_credentials c WHERE c.user_id = u.id AND c.provider_id = 'sso')`.as(
        "hasSsoLink",
      ),
    ])
    .where("u.id", "=", param.userId),
);

/**
 * Finds the user of a mailed link or an unfinished sign-in. Null if expired.
 * @param identifier token with its prefix, such as `reset-password:`
 */
export async function findVerificationUser(db: Sql, identifier: string, now: Date): Promise<string | null> {
  const stored = hashIdentifier(identifier);
  return (await findVerification.first(db, { identifier: stored, now }))?.value ?? null;
}

const findVerification = statement(
  "portal_verification_of",
  (param: Params<{ identifier: string; now: Date }>) =>
    kysely
      .selectFrom("portalVerifications")
      .select("value")
      .where("identifier", "=", param.identifier)
      .where("expiresAt", ">", param.now),
);

export const endSessionsOfUser = statement("portal_sessions_end", (param: Params<{ userId: string }>) =>
  kysely.deleteFrom("portalSessions").where("userId", "=", param.userId),
);
