import { kysely, type Params, type Sql, statement, typedList, unnestLists } from "@svc/database";
import type { StoredAnswer } from "./rollover-answers.ts";

/** Lists rollovers with the basis of their stored answer. It is null if the answer is missing or outdated. */
export const listBases = statement(
  "rollover_answer_bases",
  (param: Params<{ after: string; limit: number }>) =>
    kysely
      .selectFrom("rollovers")
      .leftJoin("rolloverAnswers as answer", (join) =>
        join
          .onRef("answer.id", "=", "rollovers.id")
          .onRef("answer.sequence", "=", "rollovers.timelineSequence"),
      )
      .select(["rollovers.id", "answer.basis"])
      .where("rollovers.id", ">", param.after)
      .orderBy("rollovers.id")
      .limit(param.limit),
);

/** Inserts or replaces stored answers. The transaction must have locked the rollovers. */
export async function replaceAnswers(
  tx: Sql,
  answers: readonly (StoredAnswer & { id: string })[],
): Promise<void> {
  await upsertAnswers(tx, {
    ids: answers.map(({ id }) => id),
    sequences: answers.map(({ sequence }) => sequence),
    bases: answers.map(({ basis }) => basis),
    bodies: answers.map(({ body }) => body),
    keyIds: answers.map(({ keyId }) => keyId as string),
    seals: answers.map(({ seal }) => seal),
  });
}

interface AnswerLists {
  ids: readonly string[];
  sequences: readonly number[];
  bases: readonly string[];
  bodies: readonly string[];
  keyIds: readonly string[];
  seals: readonly string[];
}

const COLUMNS = ["sequence", "basis", "body", "keyId", "seal"] as const;

const upsertAnswers = statement("rollover_answers_replaced", (param: Params<AnswerLists>) =>
  kysely
    .insertInto("rolloverAnswers")
    .columns(["id", ...COLUMNS])
    .expression(
      kysely
        .selectFrom(
          unnestLists("given", {
            id: typedList("text", param.ids),
            sequence: typedList("int", param.sequences),
            basis: typedList("text", param.bases),
            body: typedList("text", param.bodies),
            keyId: typedList("text", param.keyIds),
            seal: typedList("text", param.seals),
          }),
        )
        .select(["given.id", ...COLUMNS.map((column) => `given.${column}` as const)]),
    )
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((row) =>
          Object.fromEntries(COLUMNS.map((column) => [column, row.ref(`excluded.${column}`)])),
        ),
    ),
);

export async function readStoredAnswers(db: Sql, ids: readonly string[]): Promise<Map<string, StoredAnswer>> {
  const rows = await readStored(db, { ids });
  return new Map(rows.map(({ id, ...answer }) => [id, answer]));
}

const readStored = statement("rollover_answers_stored", (param: Params<{ ids: readonly string[] }>) =>
  kysely
    .selectFrom("rolloverAnswers")
    .select(["id", ...COLUMNS])
    .where("id", "=", kysely.fn.any(param.ids)),
);
