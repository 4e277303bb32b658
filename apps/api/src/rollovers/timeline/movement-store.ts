import { kysely, type Params, type Sql, sql, statement, typedList } from "@svc/database";
import type { Movement } from "@svc/rollover-rules/money/ledger";

interface MovementEntry {
  rolloverId: string;
  sequence: number;
  movements: Movement[];
}

/** Returns entries with movements, sorted by rollover and sequence. */
export function readMovementEntries(
  db: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
): Promise<MovementEntry[]> {
  return selectMovements(db, { organizationId, rolloverIds });
}

const selectMovements = statement(
  "timeline_movements",
  (param: Params<{ organizationId: string; rolloverIds: readonly string[] }>) =>
    kysely
      .selectFrom("timelineEntries")
      .select(["rolloverId", "sequence", sql<Movement[]>`data->'movements'`.as("movements")])
      .where("organizationId", "=", param.organizationId)
      .where("rolloverId", "=", kysely.fn.any(typedList("text", param.rolloverIds)))
      .where(sql<boolean>`data ? 'movements'`)
      .orderBy("rolloverId")
      .orderBy("sequence"),
);
