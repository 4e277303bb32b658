import type { FieldCipher } from "@svc/accounts";
import type { Database, Transaction } from "@svc/database";
import type { BodyAnswer } from "@svc/service-kit";

/** An answer that is remembered, and the digest of the body that it answered. */
export interface RememberedAnswer {
  fingerprint: string;
  answer: BodyAnswer;
}

/** How many records whose day is over are cleaned away with each new one: more than one, so that they cannot pile up. */
const CLEANED_AT_ONCE = 5;

const placeOf = (id: string) => ({ table: "idempotency_records", column: "answer", rowId: id });

/** The answer remembered under this id, or null when there is none, or its day is over. */
export async function findRemembered(
  db: Database["prisma"] | Transaction,
  cipher: FieldCipher,
  id: string,
  now: Date,
): Promise<RememberedAnswer | null> {
  const record = await db.idempotencyRecord.findUnique({ where: { id } });
  if (!record || record.expiresAt <= now) return null;
  return {
    fingerprint: record.fingerprint,
    answer: JSON.parse(cipher.decrypt(record.answerCiphertext, placeOf(id))),
  };
}

/** Remembers an answer, in the transaction of what it tells of. */
export async function rememberAnswer(
  tx: Transaction,
  cipher: FieldCipher,
  record: { id: string; organizationId: string; now: Date; expiresAt: Date } & RememberedAnswer,
): Promise<void> {
  const { id, organizationId, fingerprint, now, expiresAt } = record;
  const answerCiphertext = cipher.encrypt(JSON.stringify(record.answer), placeOf(id));
  const fields = { organizationId, fingerprint, answerCiphertext, createdAt: now, expiresAt };
  await tx.idempotencyRecord.upsert({ where: { id }, create: { id, ...fields }, update: fields });
  // Rows that another request is cleaning, or answering from, are left to the next one.
  await tx.$executeRaw`
    DELETE FROM idempotency_records WHERE id IN (
      SELECT id FROM idempotency_records WHERE expires_at <= ${now}
      ORDER BY expires_at LIMIT ${CLEANED_AT_ONCE} FOR UPDATE SKIP LOCKED)`;
}

/** Deletes the answers whose ids begin with one of these texts of 64 hexadecimal digits. */
export async function deleteAnswersBeginningWith(
  tx: Transaction,
  prefixes: readonly string[],
): Promise<void> {
  // As a range, which the primary key's index answers in any collation; `g` comes after every digit.
  await tx.$executeRaw`
    DELETE FROM idempotency_records AS record USING unnest(${prefixes}::text[]) AS wanted(prefix)
    WHERE record.id >= wanted.prefix AND record.id < wanted.prefix || 'g'`;
}
