import { kysely, type Params, statement } from "@svc/database";

export const endSessionsOfUser = statement("portal_sessions_end", (param: Params<{ userId: string }>) =>
  kysely.deleteFrom("portalSessions").where("userId", "=", param.userId),
);
