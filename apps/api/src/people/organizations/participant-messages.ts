import { kysely, type Params, type Sql, statement } from "@svc/database";

/** The messages that an organization turned on or off. Omitted messages are off. */
export interface StoredParticipantMessages {
  email?: boolean | undefined;
  sms?: boolean | undefined;
}

export interface ParticipantMessages {
  email: boolean;
  sms: boolean;
}

export function toParticipantMessages(stored: unknown): ParticipantMessages {
  const { email = false, sms = false } = stored as StoredParticipantMessages;
  return { email, sms };
}

/** Returns which messages participants receive: none if the organization is locked. */
export async function readParticipantMessages(db: Sql, organizationId: string): Promise<ParticipantMessages> {
  const [row] = await readMessages(db, { organizationId });
  return toParticipantMessages(row && row.lockedAt === null ? row.participantMessages : {});
}

const readMessages = statement(
  "organization_participant_messages",
  (param: Params<{ organizationId: string }>) =>
    kysely
      .selectFrom("organizations")
      .select(["participantMessages", "lockedAt"])
      .where("id", "=", param.organizationId),
);
