import { type Database, json, type Sql, updateRow } from "@svc/database";
import type { Deadline } from "../workflow/deadline.ts";

/** Writes what is waited for, and nothing else. */
export async function setTimers(
  tx: Sql,
  id: string,
  deadlines: readonly Deadline[],
  nextTimerAt: Date | null,
): Promise<void> {
  await updateRow(tx, "rollovers", id, { deadlines: json(deadlines), nextTimerAt });
}

/** The rollovers of all organizations whose timers are due, each by its organization's clock; the earliest first. */
export async function listDueRollovers(
  db: Database,
  now: Date,
  limit: number,
): Promise<{ id: string; organizationId: string }[]> {
  return db.sql.query({
    name: "rollovers_due",
    text: `SELECT r.id, r.organization_id AS "organizationId"
      FROM organizations o JOIN rollovers r ON r.organization_id = o.id
      WHERE r.next_timer_at <= $1::timestamptz + o.clock_offset_ms * interval '1 millisecond'
      ORDER BY r.next_timer_at LIMIT $2`,
    values: [now, limit],
  });
}

/** The organization's rollover whose timer is due first, no later than a moment; null if there is none. */
export async function findFirstDue(
  tx: Sql,
  organizationId: string,
  until: Date,
): Promise<{ id: string; nextTimerAt: Date } | null> {
  const [row] = await tx.query<{ id: string; nextTimerAt: Date }>({
    name: "rollover_first_due",
    text: `SELECT id, next_timer_at AS "nextTimerAt" FROM rollovers
      WHERE organization_id = $1 AND next_timer_at <= $2
      ORDER BY next_timer_at, id LIMIT 1`,
    values: [organizationId, until],
  });
  return row ?? null;
}
