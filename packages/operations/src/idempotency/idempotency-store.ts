import type { FieldCipher } from "@svc/accounts";
import {
  kysely,
  type NewRow,
  type Params,
  SKIP_REMAINING,
  type Statement,
  sql,
  statement,
  typedList,
  unnestLists,
  unpreparedStatement,
  type Write,
} from "@svc/database";
import { parseTrustedJson } from "@svc/service-kit/endpoints";

export interface IdempotentResponse {
  /** Digest of the request body. */
  fingerprint: string;
  /** `inputFingerprint`, a digest of the parsed input, is missing in older records. */
  response: { body: unknown; inputFingerprint?: string };
}

const toFieldLocation = (id: string) => ({ table: "idempotency_records", column: "answer", rowId: id });

export interface StoredResponse {
  id: string;
  fingerprint: string;
  answerCiphertext: string;
}

export function selectStoredResponse(ids: readonly string[], now: Date): Statement {
  return findStoredResponse.toStatement({ ids, now });
}

const findStoredResponse = statement(
  "idempotent_response_find",
  (param: Params<{ ids: readonly string[]; now: Date }>) =>
    kysely
      .selectFrom(unnestLists("wanted", { id: typedList("text", param.ids) }))
      // A lookup per ID uses the primary key, even if the query plan was cached while the table was empty.
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
      .select(["record.id", "fingerprint", "answerCiphertext", SKIP_REMAINING.as("isSkipped")]),
);

export function decryptResponse(cipher: FieldCipher, stored: StoredResponse): IdempotentResponse {
  const { id, fingerprint, answerCiphertext } = stored;
  return {
    fingerprint,
    response: parseTrustedJson(
      cipher.decrypt(answerCiphertext, toFieldLocation(id)),
    ) as IdempotentResponse["response"],
  };
}

type NewRecord = Omit<NewRow<"idempotencyRecords">, "answerCiphertext"> & {
  response: string;
  subjectDigests: readonly string[];
};

/** Builds a record's write. The caller must hold the lock on the record's ID. */
export function buildResponseWrite(cipher: FieldCipher, { response, ...record }: NewRecord): Write {
  const answerCiphertext = cipher.encrypt(response, toFieldLocation(record.id));
  const row = { ...record, answerCiphertext };
  return { table: "idempotencyRecords", row, replaces: REPLACED_COLUMNS };
}

const REPLACED_COLUMNS = [
  "fingerprint",
  "answerCiphertext",
  "subjectDigests",
  "createdAt",
  "expiresAt",
] as const;

export const deleteExpiredBatch = unpreparedStatement(
  "idempotent_responses_expired",
  (param: Params<{ now: Date; limit: number }>) =>
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

export const deleteBySubjects = unpreparedStatement(
  "idempotent_responses_delete",
  (param: Params<{ digests: readonly string[] }>) =>
    kysely.deleteFrom("idempotencyRecords").where("subjectDigests", "&&", typedList("text", param.digests)),
);
