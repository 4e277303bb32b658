import { type Expression, kysely, type Row, sql } from "@svc/database";

export const ANSWER_ROW_COLUMNS = [
  "id",
  "accountId",
  "version",
  "createdAt",
  "updatedAt",
  "overdueSince",
  "nextDueAt",
  "timelineSequence",
  "timelineHash",
] as const;

const ANSWER_COLUMNS = ["basis", "body", "keyId", "seal"] as const;

type Answer = Pick<Row<"rolloverAnswers">, (typeof ANSWER_COLUMNS)[number]>;

/** The answer is null if missing or of an earlier version of the row. */
export type RolloverAnswerRow = Pick<Row<"rollovers">, (typeof ANSWER_ROW_COLUMNS)[number]> & {
  [Column in keyof Answer]: Answer[Column] | null;
};

export const ANSWER_ROW_SELECTION = [
  ...ANSWER_ROW_COLUMNS.map((column) => sql.ref(`one.${column}`).as(column)),
  ...ANSWER_COLUMNS.map((column) => sql.ref(`answer.${column}`).as(column)),
];

/** Lateral join of the rollover whose ID is in the column `id`, as `one`. OFFSET makes the planner look it up by ID. */
export const answerRowById = (id: string, organizationId: Expression<string>) =>
  kysely
    .selectFrom("rollovers")
    .select(ANSWER_ROW_COLUMNS)
    .where("rollovers.id", "=", sql.ref<string>(id))
    .where("organizationId", "=", organizationId)
    .offset(0)
    .as("one");

/** Lateral left join of the stored answer of `one`. LIMIT makes the planner look it up by ID. */
export const storedAnswer = sql<Answer>`(
  SELECT basis, body, key_id, seal FROM rollover_answers
  WHERE rollover_answers.id = one.id AND sequence = one.timeline_sequence LIMIT 1)`.as("answer");
