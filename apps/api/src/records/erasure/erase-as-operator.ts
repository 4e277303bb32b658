import { type Account, findAccountOwner } from "@svc/accounts";
import { inSqlTransaction, recordAudit } from "@svc/database";
import { type JobSender, openJobSender } from "@svc/database/jobs";
import { notFound } from "@svc/service-kit/errors";
import { OPERATOR } from "../../context/actor.ts";
import type { OperatorContext } from "../../context/operator-context.ts";
import type { RolloversContext } from "../../rollovers/drafts/draft-rollover.ts";
import { eraseEverything } from "./erase-everything.ts";

/**
 * Erases an account on behalf of an organization that does not or cannot do so.
 *
 * @returns the account, and whether this call erased it
 */
export async function eraseAsOperator(
  ctx: OperatorContext & RolloversContext,
  id: string,
): Promise<{ account: Account; wasErased: boolean }> {
  const organizationId = await findAccountOwner(ctx.db.sql, id);
  if (organizationId === null) throw notFound("account");
  const jobs: JobSender = await openJobSender(ctx.db, () => {});
  try {
    return await inSqlTransaction(ctx.db, async (tx) => {
      let wasErased = false;
      const erasure = { organizationId, id, actor: OPERATOR, ifMatch: null };
      const account = await eraseEverything({ ...ctx, jobs }, tx, erasure, async () => {
        wasErased = true;
        const entry = { organizationId, actor: OPERATOR, targetId: id, data: {}, requestId: null };
        await recordAudit(tx, { ...entry, action: "account.erased", at: ctx.clock.now() });
      });
      return { account, wasErased };
    });
  } finally {
    await jobs.close();
  }
}
