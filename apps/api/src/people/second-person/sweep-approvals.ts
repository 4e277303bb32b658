import { type Database, inSqlTransaction, recordAudits, recordEvents } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { toApprovalNotice } from "./approval.ts";
import { lockExpiredApprovals, updateApproval } from "./approval-store.ts";

const BATCH_SIZE = 100;

/** Stores the final state of expired approvals: `done` if used, otherwise `expired` with an event. */
export async function sweepApprovals(ctx: { db: Database; clock: Clock }): Promise<number> {
  let total = 0;
  for (;;) {
    const sweptCount = await inSqlTransaction(ctx.db, async (tx) => {
      const at = ctx.clock.now();
      const approvals = await lockExpiredApprovals(tx, at, BATCH_SIZE);
      for (const { id, usedAt } of approvals) {
        await updateApproval(tx, id, { state: usedAt === null ? "expired" : "done" });
      }
      const unusedApprovals = approvals.filter(({ usedAt }) => usedAt === null);
      const notices = unusedApprovals.map((approval) => ({
        approval,
        ...toApprovalNotice(approval, "expired"),
      }));
      await recordEvents(
        tx,
        notices.map(({ approval, event }) => ({ organizationId: approval.organizationId, at, ...event })),
      );
      const actor = { type: "service", id: null } as const;
      await recordAudits(
        tx,
        notices.map(({ approval, audit }) => ({
          ...audit,
          action: "approval.expired" as const,
          organizationId: approval.organizationId,
          actor,
          requestId: null,
          at,
        })),
      );
      return approvals.length;
    });
    total += sweptCount;
    if (sweptCount < BATCH_SIZE) return total;
  }
}
