import type { Sql } from "@svc/database";

/**
 * Locks a rollover whose timer is due by its organization's clock, and that nobody else has locked; null when there is
 * none.
 *
 * @param besides rollovers that are passed over
 */
export async function lockNextDue(
  tx: Sql,
  now: Date,
  besides: readonly string[],
): Promise<{ rolloverId: string; organizationId: string } | null> {
  const [row] = await tx.query<{ rolloverId: string; organizationId: string }>({
    name: "rollover_next_due",
    text: `SELECT r.id AS "rolloverId", r.organization_id AS "organizationId"
      FROM organizations o JOIN rollovers r ON r.organization_id = o.id
      WHERE r.next_timer_at <= $1::timestamptz + o.clock_offset_ms * interval '1 millisecond'
        AND r.id <> ALL($2)
      LIMIT 1 FOR UPDATE OF r SKIP LOCKED`,
    values: [now, besides],
  });
  return row ?? null;
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
