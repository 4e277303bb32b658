import { type Expression, kysely, type Row, sql } from "@svc/database";

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

/** The answer is null if missing or of an earlier version of the row. */
export type FoundRollover = Pick<Row<"rollovers">, (typeof FOUND_COLUMNS)[number]> & {
  [Column in keyof Answer]: Answer[Column] | null;
};

export const FOUND = [
  ...FOUND_COLUMNS.map((column) => sql.ref(`one.${column}`).as(column)),
  ...OF_ANSWER.map((column) => sql.ref(`answer.${column}`).as(column)),
];

/** Lateral join of the rollover whose ID is in the column `id`, as `one`. OFFSET makes the planner look it up by ID. */
export const foundById = (id: string, organizationId: Expression<string>) =>
  kysely
    .selectFrom("rollovers")
    .select(FOUND_COLUMNS)
    .where("rollovers.id", "=", sql.ref<string>(id))
    .where("organizationId", "=", organizationId)
    .offset(0)
    .as("one");

/** Lateral left join of the stored answer of `one`. LIMIT makes the planner look it up by ID. */
export const storedAnswer = sql<Answer>`(
  SELECT basis, body, key_id, seal FROM rollover_answers
  WHERE rollover_answers.id = one.id AND sequence = one.timeline_sequence LIMIT 1)`.as("answer");
