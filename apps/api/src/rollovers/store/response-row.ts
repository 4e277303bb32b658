import { type Expression, kysely, type Row, sql } from "@svc/database";

const ROW_COLUMNS = ["id", "version", "timelineHash"] as const;
/** Includes columns that the list's order and the join of the stored response need. */
export const COLUMNS_WITH_RESPONSE = [...ROW_COLUMNS, "accountId", "createdAt", "timelineSequence"] as const;
const RESPONSE_COLUMNS = ["basis", "body", "keyId", "seal"] as const;

type ResponseColumns = Pick<Row<"rolloverAnswers">, (typeof RESPONSE_COLUMNS)[number]>;

/** Response columns are null if the stored response is missing or outdated. */
export type RolloverResponseRow = Pick<Row<"rollovers">, (typeof ROW_COLUMNS)[number]> & {
  [Column in keyof ResponseColumns]: ResponseColumns[Column] | null;
};

/** Omits unneeded columns, because `pg` parses every value. */
export const RESPONSE_ROW_SELECTION = [
  ...ROW_COLUMNS.map((column) => sql.ref(`one.${column}`).as(column)),
  ...RESPONSE_COLUMNS.map((column) => sql.ref(`response.${column}`).as(column)),
];

export interface ListedResponseRow extends RolloverResponseRow {
  /** Sort time. In orders by deadline, infinity for a rollover without a deadline. */
  at: Date | number;
  /** Only in the order `urgency`. */
  rank?: number | undefined;
}

/** Joins the rollover as `one`. OFFSET makes the planner use the primary key. */
export const responseRowById = (id: string, organizationId: Expression<string>) =>
  kysely
    .selectFrom("rollovers")
    .select(COLUMNS_WITH_RESPONSE)
    .where("rollovers.id", "=", sql.ref<string>(id))
    .where("organizationId", "=", organizationId)
    .offset(0)
    .as("one");

/** LIMIT makes the planner use the primary key. */
export const storedResponse = sql<ResponseColumns>`(
  SELECT basis, body, key_id, seal FROM rollover_answers
  WHERE rollover_answers.id = one.id AND sequence = one.timeline_sequence LIMIT 1)`.as("response");
