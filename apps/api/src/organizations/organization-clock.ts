import { type Sql, updateRow } from "@svc/database";
import type { Environment } from "@svc/keys";
import type { Clock } from "@svc/service-kit";

interface ClockContext {
  environment: Environment;
  clock: Clock;
}

interface OffsetRow {
  offset: string;
}

/**
 * The time that an organization's rollovers go by: the real one, and in the test environment as much later as its
 * sandbox clock was advanced.
 *
 * @param db the transaction, where one is open, else the pool
 */
export async function readOrganizationClock(
  ctx: ClockContext,
  db: Sql,
  organizationId: string,
): Promise<Date> {
  const now = ctx.clock.now();
  if (ctx.environment === "live") return now;
  const [row] = await db.query<OffsetRow>({
    name: "organization_clock",
    text: `SELECT clock_offset_ms::text AS "offset" FROM organizations WHERE id = $1`,
    values: [organizationId],
  });
  return new Date(now.getTime() + Number(row?.offset ?? 0));
}

/** As `readOrganizationClock`, and nobody else moves that clock until the transaction ends. */
export async function lockOrganizationClock(
  ctx: ClockContext,
  tx: Sql,
  organizationId: string,
): Promise<{ now: Date; aheadMs: number }> {
  const [row] = await tx.query<OffsetRow>({
    name: "organization_clock_locked",
    text: `SELECT clock_offset_ms::text AS "offset" FROM organizations WHERE id = $1 FOR NO KEY UPDATE`,
    values: [organizationId],
  });
  const aheadMs = Number(row?.offset ?? 0);
  return { now: new Date(ctx.clock.now().getTime() + aheadMs), aheadMs };
}

/** Sets how far an organization's sandbox clock is ahead of the real time. */
export async function setClockOffset(tx: Sql, organizationId: string, aheadMs: number): Promise<void> {
  await updateRow(tx, "organizations", organizationId, { clockOffsetMs: aheadMs });
}
