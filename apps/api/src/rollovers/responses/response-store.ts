import { kysely, type Params, type Sql, statement, typedList, unnestLists } from "@svc/database";
import type { StoredResponse } from "./rollover-responses.ts";

/** Returns a null basis if the stored response is missing or outdated. */
export const listBases = statement(
  "rollover_response_bases",
  (param: Params<{ after: string; limit: number }>) =>
    kysely
      .selectFrom("rollovers")
      .leftJoin("rolloverAnswers as response", (join) =>
        join
          .onRef("response.id", "=", "rollovers.id")
          .onRef("response.sequence", "=", "rollovers.timelineSequence"),
      )
      .select(["rollovers.id", "response.basis"])
      .where("rollovers.id", ">", param.after)
      .orderBy("rollovers.id")
      .limit(param.limit),
);

/** Requires that the transaction has locked the rollovers. */
export async function replaceResponses(
  tx: Sql,
  responses: readonly (StoredResponse & { id: string })[],
): Promise<void> {
  await upsertResponses(tx, {
    ids: responses.map(({ id }) => id),
    sequences: responses.map(({ sequence }) => sequence),
    bases: responses.map(({ basis }) => basis),
    bodies: responses.map(({ body }) => body),
    keyIds: responses.map(({ keyId }) => keyId as string),
    seals: responses.map(({ seal }) => seal),
  });
}

interface ResponseLists {
  ids: readonly string[];
  sequences: readonly number[];
  bases: readonly string[];
  bodies: readonly string[];
  keyIds: readonly string[];
  seals: readonly string[];
}

const COLUMNS = ["sequence", "basis", "body", "keyId", "seal"] as const;

const upsertResponses = statement("rollover_responses_replaced", (param: Params<ResponseLists>) =>
  kysely
    .insertInto("rolloverAnswers")
    .columns(["id", ...COLUMNS])
    .expression(
      kysely
        .selectFrom(
          unnestLists("input", {
            id: typedList("text", param.ids),
            sequence: typedList("int", param.sequences),
            basis: typedList("text", param.bases),
            body: typedList("text", param.bodies),
            keyId: typedList("text", param.keyIds),
            seal: typedList("text", param.seals),
          }),
        )
        .select(["input.id", ...COLUMNS.map((column) => `input.${column}` as const)]),
    )
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((row) =>
          Object.fromEntries(COLUMNS.map((column) => [column, row.ref(`excluded.${column}`)])),
        ),
    ),
);

export async function readStoredResponses(
  db: Sql,
  ids: readonly string[],
): Promise<Map<string, StoredResponse>> {
  const rows = await readStored(db, { ids });
  return new Map(rows.map(({ id, ...response }) => [id, response]));
}

const readStored = statement("rollover_responses_stored", (param: Params<{ ids: readonly string[] }>) =>
  kysely
    .selectFrom("rolloverAnswers")
    .select(["id", ...COLUMNS])
    .where("id", "=", kysely.fn.any(param.ids)),
);
