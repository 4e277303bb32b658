import type { FieldCipher } from "@svc/accounts";
import {
  kysely,
  type NewRow,
  type Params,
  SKIP_REMAINING,
  type Sql,
  type Statement,
  sql,
  statement,
  typedList,
  unnestLists,
  unpreparedStatement,
  type Write,
} from "@svc/database";
import { parseTrustedJson } from "@svc/service-kit/endpoints";

export interface RememberedAnswer {
  fingerprint: string;
  /** Older records lack `inputFingerprint`. It is not a column, so that processes of the previous release ignore it. */
  answer: { body: unknown; inputFingerprint?: string };
}

const cipherContext = (id: string) => ({ table: "idempotency_records", column: "answer", rowId: id });

export interface StoredAnswer {
  id: string;
  fingerprint: string;
  answerCiphertext: string;
}

/** Finds the unexpired record with one of these IDs. */
export function selectAnswer(ids: readonly string[], now: Date): Statement {
  return find.toStatement({ ids, now });
}

const find = statement("answer_find", (param: Params<{ ids: readonly string[]; now: Date }>) =>
  kysely
    .selectFrom(unnestLists("wanted", { id: typedList("text", param.ids) }))
    // A lookup per ID uses the primary key even in a plan that PostgreSQL cached while the table was empty.
    .innerJoinLateral(
      (wanted) =>
        wanted
          .selectFrom("idempotencyRecords")
          .select(["id", "fingerprint", "answerCiphertext"])
          .whereRef("id", "=", "wanted.id")
          .where("expiresAt", ">", param.now)
          .limit(1)
          .as("record"),
      (join) => join.onTrue(),
    )
    .select(["record.id", "fingerprint", "answerCiphertext", SKIP_REMAINING.as("isOver")]),
);

/** Decrypts a stored record. */
export function openAnswer(cipher: FieldCipher, stored: StoredAnswer): RememberedAnswer {
  const { id, fingerprint, answerCiphertext } = stored;
  return {
    fingerprint,
    answer: parseTrustedJson(
      cipher.decrypt(answerCiphertext, cipherContext(id)),
    ) as RememberedAnswer["answer"],
  };
}

type NewRecord = Omit<NewRow<"idempotencyRecords">, "answerCiphertext"> & {
  answer: string;
  subjectDigests: readonly string[];
};

/** Builds the write of a record. The caller must hold the lock on its ID. */
export function answerWrite(cipher: FieldCipher, { answer, ...record }: NewRecord): Write {
  const answerCiphertext = cipher.encrypt(answer, cipherContext(record.id));
  const row = { ...record, answerCiphertext };
  return { table: "idempotencyRecords", row, replaces: REPLACED };
}

/** Overwrites an expired record. */
const REPLACED = ["fingerprint", "answerCiphertext", "subjectDigests", "createdAt", "expiresAt"] as const;

/**
 * Deletes expired records.
 * @returns the number deleted
 */
export async function deleteExpiredAnswers(db: Sql, now: Date, limit: number): Promise<number> {
  return (await deleteExpired(db, { now, limit })).length;
}

const deleteExpired = unpreparedStatement("answers_expired", (param: Params<{ now: Date; limit: number }>) =>
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

/** Deletes the records about these accounts and rollovers. */
export async function deleteAnswersAbout(tx: Sql, digests: readonly string[]): Promise<void> {
  await deleteAbout(tx, { digests });
}

const deleteAbout = unpreparedStatement("answers_forget", (param: Params<{ digests: readonly string[] }>) =>
  kysely.deleteFrom("idempotencyRecords").where("subjectDigests", "&&", typedList("text", param.digests)),
);
