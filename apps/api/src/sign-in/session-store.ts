import { kysely, type Params, statement } from "@svc/database";

/** The session with this token, if it has not ended, and whose it is. */
export const findSessionByToken = statement(
  "portal_session_by_token",
  (param: Params<{ token: string; now: Date }>) =>
    kysely
      .selectFrom("portalSessions as s")
      .innerJoin("portalUsers as u", "u.id", "s.userId")
      .select(["s.id", "s.userId", "s.secondFactor", "u.email", "u.name"])
      .where("s.token", "=", param.token)
      .where("s.expiresAt", ">", param.now),
);
