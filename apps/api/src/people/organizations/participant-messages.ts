import { kysely, type Params, type Sql, statement } from "@svc/database";

/** Omitted messages are off. */
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
