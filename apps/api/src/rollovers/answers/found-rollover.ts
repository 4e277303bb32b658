import { type Row, sql } from "@svc/database";

/** What is read of a rollover that is to be answered: where it stands in lists, and the end of its timeline. */
export const FOUND_COLUMNS = [
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

const OF_ANSWER = ["basis", "body", "keyId", "seal"] as const;

type Answer = Pick<Row<"rolloverAnswers">, (typeof OF_ANSWER)[number]>;

/** A rollover with its stored answer; null where there is none of the row as it is. */
export type FoundRollover = Pick<Row<"rollovers">, (typeof FOUND_COLUMNS)[number]> & {
  [Column in keyof Answer]: Answer[Column] | null;
};

/** The columns of a `FoundRollover`, of `one` and of `storedAnswer`. */
export const FOUND = [
  ...FOUND_COLUMNS.map((column) => sql.ref(`one.${column}`).as(column)),
  ...OF_ANSWER.map((column) => sql.ref(`answer.${column}`).as(column)),
];

/** The stored answer of the row that a statement calls `one`, for a lateral left join. LIMIT keeps it a look-up by ID. */
export const storedAnswer = sql<Answer>`(
  SELECT basis, body, key_id, seal FROM rollover_answers
  WHERE rollover_answers.id = one.id AND sequence = one.timeline_sequence LIMIT 1)`.as("answer");
