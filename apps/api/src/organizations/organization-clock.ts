import type { Database, Transaction } from "@svc/database";
import type { Environment } from "@svc/keys";
import type { Clock } from "@svc/service-kit";

interface ClockContext {
  environment: Environment;
  clock: Clock;
}

interface OffsetRow {
  offset: bigint;
}

/**
 * The time that an organization's rollovers go by: the real one, and in the test environment as much later as its
 * sandbox clock was advanced.
 *
 * @param db the transaction, where one is open
 */
export async function readOrganizationClock(
  ctx: ClockContext,
  db: Database["prisma"] | Transaction,
  organizationId: string,
): Promise<Date> {
  const now = ctx.clock.now();
  if (ctx.environment === "live") return now;
  const [row] = await db.$queryRaw<OffsetRow[]>`
    SELECT clock_offset_ms AS "offset" FROM organizations WHERE id = ${organizationId}`;
  return new Date(now.getTime() + Number(row?.offset ?? 0n));
}

/** As `readOrganizationClock`, and nobody else moves that clock until the transaction ends. */
export async function lockOrganizationClock(
  ctx: ClockContext,
  tx: Transaction,
  organizationId: string,
): Promise<{ now: Date; aheadMs: number }> {
  const [row] = await tx.$queryRaw<OffsetRow[]>`
    SELECT clock_offset_ms AS "offset" FROM organizations WHERE id = ${organizationId} FOR NO KEY UPDATE`;
  const aheadMs = Number(row?.offset ?? 0n);
  return { now: new Date(ctx.clock.now().getTime() + aheadMs), aheadMs };
}

/** Sets how far an organization's sandbox clock is ahead of the real time. */
export async function setClockOffset(
  tx: Transaction,
  organizationId: string,
  aheadMs: number,
): Promise<void> {
  await tx.organization.update({ where: { id: organizationId }, data: { clockOffsetMs: BigInt(aheadMs) } });
}
