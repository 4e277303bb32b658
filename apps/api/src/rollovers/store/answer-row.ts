import { type Expression, kysely, type Row, sql } from "@svc/database";

const ROW_COLUMNS = ["id", "version", "timelineHash"] as const;
/** Columns of the subquery `one`. */
export const ANSWERED_COLUMNS = [...ROW_COLUMNS, "accountId", "createdAt", "timelineSequence"] as const;
const ANSWER_COLUMNS = ["basis", "body", "keyId", "seal"] as const;

type Answer = Pick<Row<"rolloverAnswers">, (typeof ANSWER_COLUMNS)[number]>;

/** Answer columns are null if the stored answer is missing or outdated. */
export type RolloverAnswerRow = Pick<Row<"rollovers">, (typeof ROW_COLUMNS)[number]> & {
  [Column in keyof Answer]: Answer[Column] | null;
};

/** Omits unneeded columns, because `pg` parses every value. */
export const ANSWER_ROW_SELECTION = [
  ...ROW_COLUMNS.map((column) => sql.ref(`one.${column}`).as(column)),
  ...ANSWER_COLUMNS.map((column) => sql.ref(`answer.${column}`).as(column)),
];

export interface ListedAnswerRow extends RolloverAnswerRow {
  /** Sort time. Infinity if the row has none. */
  at: Date | number;
  /** Rank of the priority. Only in the order `urgency`. */
  rank?: number | undefined;
}

/** Joins the rollover with the ID in column `id`, as `one`. OFFSET makes the planner use the primary key. */
export const answerRowById = (id: string, organizationId: Expression<string>) =>
  kysely
    .selectFrom("rollovers")
    .select(ANSWERED_COLUMNS)
    .where("rollovers.id", "=", sql.ref<string>(id))
    .where("organizationId", "=", organizationId)
    .offset(0)
    .as("one");

/** Joins the stored answer of `one`. LIMIT makes the planner use the primary key. */
export const storedAnswer = sql<Answer>`(
  SELECT basis, body, key_id, seal FROM rollover_answers
  WHERE rollover_answers.id = one.id AND sequence = one.timeline_sequence LIMIT 1)`.as("answer");
