import { kysely, type Params, statement } from "@svc/database";

/** Ends all sessions of a person. */
export const endSessionsOfUser = statement("portal_sessions_end", (param: Params<{ userId: string }>) =>
  kysely.deleteFrom("portalSessions").where("userId", "=", param.userId),
);
