import type { Database, Transaction } from "@svc/database";
import { toJson } from "../rollover-store.ts";
import type { Deadline } from "../workflow/deadline.ts";

/** Writes what is waited for, and nothing else. */
export async function setTimers(
  tx: Transaction,
  id: string,
  deadlines: readonly Deadline[],
  nextTimerAt: Date | null,
): Promise<void> {
  await tx.rollover.update({ where: { id }, data: { deadlines: toJson(deadlines), nextTimerAt } });
}

/** The rollovers of all organizations whose timers are due, each by its organization's clock; the earliest first. */
export async function listDueRollovers(
  db: Database,
  now: Date,
  limit: number,
): Promise<{ id: string; organizationId: string }[]> {
  const { rows } = await db.pool.query({
    name: "rollovers_due",
    text: `SELECT r.id, r.organization_id AS "organizationId"
      FROM organizations o JOIN rollovers r ON r.organization_id = o.id
      WHERE r.next_timer_at <= $1::timestamptz + o.clock_offset_ms * interval '1 millisecond'
      ORDER BY r.next_timer_at LIMIT $2`,
    values: [now, limit],
  });
  return rows;
}

/** The organization's rollover whose timer is due first, no later than a moment; null if there is none. */
export async function findFirstDue(
  tx: Transaction,
  organizationId: string,
  until: Date,
): Promise<{ id: string; nextTimerAt: Date } | null> {
  const [row] = await tx.$queryRaw<{ id: string; nextTimerAt: Date }[]>`
    SELECT id, next_timer_at AS "nextTimerAt" FROM rollovers
    WHERE organization_id = ${organizationId} AND next_timer_at <= ${until}
    ORDER BY next_timer_at, id LIMIT 1`;
  return row ?? null;
}
