import type { FieldCipher } from "@svc/accounts";
import {
  amongFew,
  kysely,
  listOf,
  type NewRow,
  type Params,
  plannedEachTime,
  SAYS_OVER,
  type Sql,
  type Statement,
  sql,
  statement,
  type Write,
} from "@svc/database";
import { parseOwnJson } from "@svc/service-kit";

/** An answer that is remembered, and the digest of the body that it answered, as it was sent. */
export interface RememberedAnswer {
  fingerprint: string;
  /**
   * Older answers hold the status and the headers of REST too, and no digest of the parsed input. It is here and not in a
   * column because a process of the last release, which compares bodies as they were sent, ignores it here.
   */
  answer: { body: unknown; inputFingerprint?: string };
}

const placeOf = (id: string) => ({ table: "idempotency_records", column: "answer", rowId: id });

/** A record as it stands in the database. */
export interface StoredAnswer {
  id: string;
  fingerprint: string;
  answerCiphertext: string;
}

/** Reads the record under one of these ids, unless its day is over. Where there is one, nothing is left to be done. */
export function selectAnswer(ids: readonly string[], now: Date): Statement {
  return find.toSent({ ids, now });
}

const find = statement("answer_find", (param: Params<{ ids: readonly string[]; now: Date }>) =>
  kysely
    .selectFrom("idempotencyRecords")
    .select(["id", "fingerprint", "answerCiphertext", SAYS_OVER.as("isOver")])
    .where("id", "=", amongFew(param.ids))
    .where("expiresAt", ">", param.now),
);

/** A stored record, decrypted. */
export function openAnswer(cipher: FieldCipher, stored: StoredAnswer): RememberedAnswer {
  const { id, fingerprint, answerCiphertext } = stored;
  return {
    fingerprint,
    answer: parseOwnJson(cipher.decrypt(answerCiphertext, placeOf(id))) as RememberedAnswer["answer"],
  };
}

/** A new record, its answer as JSON. */
type NewRecord = Omit<NewRow<"idempotencyRecords">, "answerCiphertext"> & {
  answer: string;
  subjectDigests: readonly string[];
};

/** Remembers an answer, in the transaction of what it tells of, whose turn with this id it is: as `writeRows` writes it. */
export function answerWrite(cipher: FieldCipher, { answer, ...record }: NewRecord): Write {
  const answerCiphertext = cipher.encrypt(answer, placeOf(record.id));
  const row = { ...record, answerCiphertext };
  return { table: "idempotencyRecords", row, replaces: REPLACED };
}

/** All but the id and whose it is: what was under it was over. */
const REPLACED = ["fingerprint", "answerCiphertext", "subjectDigests", "createdAt", "expiresAt"] as const;

/** Deletes answers whose day is over. @returns how many */
export async function deleteExpiredAnswers(db: Sql, now: Date, limit: number): Promise<number> {
  return (await deleteExpired(db, { now, limit })).length;
}

const deleteExpired = plannedEachTime("answers_expired", (param: Params<{ now: Date; limit: number }>) =>
  kysely
    .deleteFrom("idempotencyRecords")
    .where("id", "in", (record) =>
      record
        .selectFrom("idempotencyRecords")
        .select("id")
        .where("expiresAt", "<=", param.now)
        .orderBy("expiresAt")
        .limit(param.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(sql`1`.as("one")),
);

/** Deletes the answers to calls that named one of these accounts and rollovers, and those that tell of one. */
export async function deleteAnswersAbout(tx: Sql, digests: readonly string[]): Promise<void> {
  await deleteAbout(tx, { digests });
}

const deleteAbout = plannedEachTime("answers_forget", (param: Params<{ digests: readonly string[] }>) =>
  kysely.deleteFrom("idempotencyRecords").where("subjectDigests", "&&", listOf("text", param.digests)),
);
