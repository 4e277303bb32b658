import { kysely, type Params, type Sql, statement, updateRow } from "@svc/database";
import type { Environment } from "@svc/keys";
import { DEFAULT_TIME_ZONE } from "@svc/rollover-rules/deadlines/days";
import type { DeadlineDays, OrganizationTime } from "@svc/rollover-rules/deadlines/timeouts";
import type { Clock } from "@svc/service-kit";
import type { SecondPersonAction } from "../second-person/approval.ts";

export interface ClockContext {
  environment: Environment;
  clock: Clock;
}

/** Returns the real time, plus the sandbox clock's offset in the test environment. */
export async function readOrganizationClock(
  ctx: ClockContext,
  db: Sql,
  organizationId: string,
): Promise<Date> {
  const now = ctx.clock.now();
  if (ctx.environment === "live") return now;
  const [row] = await readOffset(db, { organizationId });
  return new Date(now.getTime() + Number(row?.clockOffsetMs ?? 0));
}

const selectOffset = (param: Params<{ organizationId: string }>) =>
  kysely.selectFrom("organizations").select("clockOffsetMs").where("id", "=", param.organizationId);
const readOffset = statement("organization_clock", selectOffset);
const lockOffset = statement("organization_clock_locked", (param: Params<{ organizationId: string }>) =>
  selectOffset(param).forNoKeyUpdate(),
);

/** Reads the deadline settings and, with the same query, which actions need a second person. */
export async function readOrganizationTime(
  ctx: ClockContext,
  db: Sql,
  organizationId: string,
): Promise<OrganizationTime & { secondPerson: readonly SecondPersonAction[] }> {
  const [row] = await readTime(db, { organizationId });
  const time = toOrganizationTime(ctx, row ?? NO_SETTINGS);
  return { ...time, secondPerson: row?.secondPerson ?? [] };
}

export const ORGANIZATION_TIME_COLUMNS = ["clockOffsetMs", "timeZone", "deadlineDays"] as const;

export interface OrganizationTimeRow {
  clockOffsetMs: string;
  timeZone: string;
  deadlineDays: DeadlineDays;
}

const NO_SETTINGS: OrganizationTimeRow = {
  clockOffsetMs: "0",
  timeZone: DEFAULT_TIME_ZONE,
  deadlineDays: {},
};

export function toOrganizationTime(
  ctx: ClockContext,
  { clockOffsetMs, timeZone, deadlineDays }: OrganizationTimeRow,
): OrganizationTime {
  const offsetMs = ctx.environment === "live" ? 0 : Number(clockOffsetMs);
  return { now: new Date(ctx.clock.now().getTime() + offsetMs), timeZone, deadlineDays };
}

const readTime = statement("organization_time", (param: Params<{ organizationId: string }>) =>
  kysely
    .selectFrom("organizations")
    .select([...ORGANIZATION_TIME_COLUMNS, "secondPerson"])
    .$narrowType<{ deadlineDays: DeadlineDays; secondPerson: SecondPersonAction[] }>()
    .where("id", "=", param.organizationId),
);

/** Locks the sandbox clock. For the test environment only. */
export async function lockOrganizationClock(
  ctx: ClockContext,
  tx: Sql,
  organizationId: string,
): Promise<{ now: Date; offsetMs: number }> {
  const [row] = await lockOffset(tx, { organizationId });
  const offsetMs = Number(row?.clockOffsetMs ?? 0);
  return { now: new Date(ctx.clock.now().getTime() + offsetMs), offsetMs };
}

export async function setClockOffset(tx: Sql, organizationId: string, offsetMs: number): Promise<void> {
  await updateRow(tx, { table: "organizations", id: organizationId, changes: { clockOffsetMs: offsetMs } });
}
