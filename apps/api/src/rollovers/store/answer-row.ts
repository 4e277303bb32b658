import { type Expression, kysely, type Row, sql } from "@svc/database";

const ROW_COLUMNS = ["id", "version", "timelineHash"] as const;
/** Columns that the subquery `one` selects, for the answer row, the join with `storedAnswer` and list positions. */
export const ANSWERED_COLUMNS = [...ROW_COLUMNS, "accountId", "createdAt", "timelineSequence"] as const;
const ANSWER_COLUMNS = ["basis", "body", "keyId", "seal"] as const;

type Answer = Pick<Row<"rolloverAnswers">, (typeof ANSWER_COLUMNS)[number]>;

/** Answer columns are null if the stored answer is missing or belongs to an earlier version of the row. */
export type RolloverAnswerRow = Pick<Row<"rollovers">, (typeof ROW_COLUMNS)[number]> & {
  [Column in keyof Answer]: Answer[Column] | null;
};

/** Only columns that every read needs, because `pg` parses every value. */
export const ANSWER_ROW_SELECTION = [
  ...ROW_COLUMNS.map((column) => sql.ref(`one.${column}`).as(column)),
  ...ANSWER_COLUMNS.map((column) => sql.ref(`answer.${column}`).as(column)),
];

/** A listed row and its sort time, which is infinity if the row has none. */
export interface ListedAnswerRow extends RolloverAnswerRow {
  at: Date | number;
}

/** Lateral join of the rollover whose ID is in the column `id`, as `one`. OFFSET makes the planner look it up by ID. */
export const answerRowById = (id: string, organizationId: Expression<string>) =>
  kysely
    .selectFrom("rollovers")
    .select(ANSWERED_COLUMNS)
    .where("rollovers.id", "=", sql.ref<string>(id))
    .where("organizationId", "=", organizationId)
    .offset(0)
    .as("one");

/** Lateral left join of the stored answer of `one`. LIMIT makes the planner look it up by ID. */
export const storedAnswer = sql<Answer>`(
  SELECT basis, body, key_id, seal FROM rollover_answers
  WHERE rollover_answers.id = one.id AND sequence = one.timeline_sequence LIMIT 1)`.as("answer");
