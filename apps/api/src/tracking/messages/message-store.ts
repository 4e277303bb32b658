import {
  kysely,
  type OrganizationParams,
  type Params,
  type Sql,
  sql,
  statement,
  unpreparedStatement,
} from "@svc/database";

export interface ClaimedMessage {
  eventId: string;
  organizationId: string;
  rolloverId: string;
  eventType: string;
  /** True if the email was queued. A text message can still be due. */
  isMailed: boolean;
  /** Includes the current attempt. */
  attempts: number;
}

/** Claims one due message of any organization. If its attempt does not finish, it is due again at `retryAt`. */
export const claimMessage = unpreparedStatement(
  "tracking_message_claim",
  (param: Params<{ now: Date; retryAt: Date }>) =>
    kysely
      .updateTable("trackingMessages")
      .set({ attempts: sql`attempts + 1`, nextAttemptAt: param.retryAt })
      .where("eventId", "=", ({ selectFrom }) =>
        selectFrom("trackingMessages")
          .select("eventId")
          .where("nextAttemptAt", "<=", param.now)
          .orderBy("nextAttemptAt")
          .orderBy("eventId")
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(["eventId", "organizationId", "rolloverId", "eventType", "isMailed", "attempts"]),
);

interface Progress {
  eventId: string;
  isMailed: boolean;
  /** Null if nothing is left to send. */
  nextAttemptAt: Date | null;
  lastError: string | null;
}

export async function saveMessage(tx: Sql, organizationId: string, progress: Progress): Promise<number> {
  return (await writeProgress(tx, { organizationId, ...progress })).length;
}

const writeProgress = statement("tracking_message_save", (param: Params<OrganizationParams & Progress>) =>
  kysely
    .updateTable("trackingMessages")
    .set({
      isMailed: param.isMailed,
      nextAttemptAt: param.nextAttemptAt,
      lastError: param.lastError,
    })
    .where("organizationId", "=", param.organizationId)
    .where("eventId", "=", param.eventId)
    .returning("eventId"),
);

/** Looks for an earlier message of the same rollover and type. */
export async function hasEarlierMessage(
  db: Sql,
  organizationId: string,
  message: Pick<ClaimedMessage, "eventId" | "rolloverId" | "eventType">,
): Promise<boolean> {
  const { eventId, rolloverId, eventType } = message;
  return (await findEarlier.first(db, { organizationId, eventId, rolloverId, eventType })) !== null;
}

const findEarlier = statement(
  "tracking_message_earlier",
  (param: Params<OrganizationParams & { eventId: string; rolloverId: string; eventType: string }>) =>
    kysely
      .selectFrom("trackingMessages")
      .select("eventId")
      .where("organizationId", "=", param.organizationId)
      .where("rolloverId", "=", param.rolloverId)
      .where("eventType", "=", param.eventType)
      .where("eventId", "<", param.eventId)
      .limit(1),
);

export const deleteOldMessages = unpreparedStatement(
  "tracking_message_clean",
  (param: Params<{ before: Date }>) =>
    kysely
      .deleteFrom("trackingMessages")
      .where("nextAttemptAt", "is", null)
      .where("createdAt", "<", param.before),
);
