import type { FieldCipher } from "@svc/accounts";
import type { Sql } from "@svc/database";

/** An answer that is remembered, and the digest of the body that it answered. */
export interface RememberedAnswer {
  fingerprint: string;
  /** The status and the headers that REST answered with stand beside it in what was remembered before they were made of it. */
  answer: { body: unknown };
}

const placeOf = (id: string) => ({ table: "idempotency_records", column: "answer", rowId: id });

/** A record as it stands in the database. */
export interface StoredAnswer {
  fingerprint: string;
  answerCiphertext: string;
}

/**
 * A statement without values that reads the record under an id, unless its day is over.
 *
 * @param id hexadecimal digits, as `answerId` makes it
 */
export function selectAnswer(id: string, now: Date): string {
  if (!/^[0-9a-f]+$/.test(id)) throw new Error("an answer's id is hexadecimal digits");
  return `SELECT fingerprint, answer_ciphertext AS "answerCiphertext" FROM idempotency_records
    WHERE id = '${id}' AND expires_at > '${now.toISOString()}'`;
}

/** A stored record, decrypted. */
export function openAnswer(cipher: FieldCipher, id: string, stored: StoredAnswer): RememberedAnswer {
  const { fingerprint, answerCiphertext } = stored;
  return { fingerprint, answer: JSON.parse(cipher.decrypt(answerCiphertext, placeOf(id))) };
}

/** Remembers an answer, in the transaction of what it tells of, whose turn with this id it is. */
export async function rememberAnswer(
  tx: Sql,
  cipher: FieldCipher,
  record: {
    id: string;
    organizationId: string;
    fingerprint: string;
    /** As JSON. */
    answer: string;
    accountDigests: readonly string[];
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { id, organizationId, fingerprint, now, expiresAt } = record;
  const ciphertext = cipher.encrypt(record.answer, placeOf(id));
  await tx.query({
    name: "answer_remember",
    text: `INSERT INTO idempotency_records
        (id, organization_id, fingerprint, answer_ciphertext, account_digests, created_at, expires_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT (id) DO UPDATE SET fingerprint = EXCLUDED.fingerprint,
        answer_ciphertext = EXCLUDED.answer_ciphertext, account_digests = EXCLUDED.account_digests,
        created_at = EXCLUDED.created_at, expires_at = EXCLUDED.expires_at`,
    values: [id, organizationId, fingerprint, ciphertext, record.accountDigests, now, expiresAt],
  });
}

/** Deletes answers whose day is over. @returns how many */
export async function deleteExpiredAnswers(db: Sql, now: Date, limit: number): Promise<number> {
  const deleted = await db.query({
    text: `DELETE FROM idempotency_records WHERE id IN (
        SELECT id FROM idempotency_records WHERE expires_at <= $1
        ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING 1`,
    values: [now, limit],
  });
  return deleted.length;
}

/** Deletes the answers whose ids begin with one of these texts of 64 hexadecimal digits, or that tell of one of them. */
export async function deleteAnswersAbout(tx: Sql, prefixes: readonly string[]): Promise<void> {
  await tx.query({
    text: "DELETE FROM idempotency_records WHERE account_digests && $1::text[]",
    values: [prefixes],
  });
  // As a range, which the primary key's index answers in any collation; `g` comes after every digit.
  await tx.query({
    text: `DELETE FROM idempotency_records AS record USING unnest($1::text[]) AS wanted(prefix)
      WHERE record.id >= wanted.prefix AND record.id < wanted.prefix || 'g'`,
    values: [prefixes],
  });
}
