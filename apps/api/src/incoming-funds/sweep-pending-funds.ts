import { inSqlTransaction } from "@svc/database";
import { CollectedEffects } from "@svc/operations";
import type { ApiContext } from "../context/context.ts";
import { readFundsRules } from "../people/organizations/incoming-funds-rules.ts";
import { autoApply } from "./auto-apply.ts";
import { findIncomingFunds, lockIncomingFunds, updateIncomingFunds } from "./store/incoming-funds-store.ts";
import { findNextPending } from "./store/pending-funds-store.ts";

/**
 * Applies items with a clear match, each in its own transaction. The next sweep retries items that failed.
 * @returns the number of applied items
 */
export async function sweepPendingFunds(ctx: ApiContext): Promise<number> {
  const failed: string[] = [];
  let appliedCount = 0;
  for (;;) {
    const next = await findNextPending(ctx.db.sql, failed);
    if (!next) return appliedCount;
    try {
      if (await applyPending(ctx, next)) appliedCount += 1;
    } catch (error) {
      failed.push(next.id);
      ctx.log.error({ err: error, incomingFundsId: next.id }, "could not apply incoming funds automatically");
    }
  }
}

async function applyPending(
  ctx: ApiContext,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<boolean> {
  const directory = await ctx.custodians.get();
  return inSqlTransaction(ctx.db, async (tx) => {
    const effects = new CollectedEffects();
    const { audit, emitEvent } = effects.toChange({ tx, deferWrite: () => {}, prefetched: [], file: null });
    const actor = { type: "timer" as const, id: null };
    const caller = { principal: { organizationId, actor }, requestId: null, ifMatch: null };
    const funds = await findIncomingFunds(tx, organizationId, id);
    const { autoApplyThreshold } = await readFundsRules(tx, organizationId);
    const applied =
      funds && autoApplyThreshold !== null
        ? await autoApply({ ...ctx, tx, audit, emitEvent, ...caller }, funds, {
            threshold: autoApplyThreshold,
            directory,
          })
        : null;
    if (!applied) {
      await lockIncomingFunds(tx, organizationId, id);
      await updateIncomingFunds(tx, id, { autoApplyPending: false });
    }
    // The worker is `timer` in the history, but `service` in the audit log.
    const auditPrincipal = { organizationId, actor: { type: "service" as const, id: null } };
    await effects.write(tx, { principal: auditPrincipal, requestId: null }, ctx.clock.now());
    return applied !== null;
  });
}
