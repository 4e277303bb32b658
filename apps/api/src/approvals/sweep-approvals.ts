import { type Database, inSqlTransaction, recordAudits, recordEvents } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { lockOverdue, updateApproval } from "./approval-store.ts";
import { toldOf } from "./tell-approval.ts";

const AT_ONCE = 100;

/** Stores the final state of expired approvals: `done` if used, otherwise `expired` with an event. Sweeps can run concurrently. */
export async function sweepApprovals(ctx: { db: Database; clock: Clock }): Promise<number> {
  let total = 0;
  for (;;) {
    const swept = await inSqlTransaction(ctx.db, async (tx) => {
      const at = ctx.clock.now();
      const over = await lockOverdue(tx, at, AT_ONCE);
      for (const { id, usedAt } of over) {
        await updateApproval(tx, id, { state: usedAt === null ? "expired" : "done" });
      }
      const expired = over.filter(({ usedAt }) => usedAt === null);
      const told = expired.map((approval) => ({ of: approval, ...toldOf(approval, "expired") }));
      await recordEvents(
        tx,
        told.map(({ of, event }) => ({ organizationId: of.organizationId, at, ...event })),
      );
      const actor = { type: "service", id: null } as const;
      await recordAudits(
        tx,
        told.map(({ of, audit }) => ({
          ...audit,
          action: "approval.expired" as const,
          organizationId: of.organizationId,
          actor,
          requestId: null,
          at,
        })),
      );
      return over.length;
    });
    total += swept;
    if (swept < AT_ONCE) return total;
  }
}
