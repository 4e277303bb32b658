import { type Account, type AccountsContext, eraseAccount, findAccountOrganizationId } from "@svc/accounts";
import { eraseCustodianRequests } from "@svc/custodians/requests";
import { type Actor, inSqlTransaction, recordAudit, type Sql } from "@svc/database";
import { type JobSender, openJobSender } from "@svc/database/jobs";
import { deleteResponsesAbout } from "@svc/operations";
import { notFound } from "@svc/service-kit/errors";
import { eraseConsents } from "../../accounts-and-consents/consents/erase-consents.ts";
import { OPERATOR } from "../../context/actor.ts";
import type { OperatorContext } from "../../context/operator-context.ts";
import { eraseIncomingFunds } from "../../incoming-funds/erase-incoming-funds.ts";
import { eraseApprovals } from "../../people/second-person/erase-approvals.ts";
import { erasePersonalData } from "../../rollovers/changes/erase-personal-data.ts";
import { eraseFiles } from "../../rollovers/documents/erase-files.ts";
import type { RolloversContext } from "../../rollovers/drafts/draft-rollover.ts";
import { eraseLetterTexts } from "../../rollovers/letters/erase-letters.ts";
import { eraseNigoItems } from "../../rollovers/nigo/erase-nigo.ts";
import { lockAccountRollovers } from "../../rollovers/store/rollover-store.ts";
import { eraseFiledNames } from "../../rollovers/tax/filings/erase-digests.ts";
import type { TimelineContext } from "../../rollovers/timeline/verify-against-timeline.ts";
import { eraseTracking } from "../../tracking/erase-tracking.ts";

interface Erasure {
  organizationId: string;
  id: string;
  actor: Actor;
  /** Null skips the version check. */
  ifMatch: string | null;
}

/**
 * Erases an account and its participant's data in rollovers, approvals, files, incoming money, consents, tracking links,
 * custodian requests and stored responses. Does nothing if already erased.
 * @param auditErasure writes the audit entry in the same transaction
 * @throws Problem `not_found`, `version_conflict`, `invalid_transition` while a rollover is open, `history_mismatch`
 */
export async function eraseEverything(
  ctx: AccountsContext & TimelineContext & { jobs: JobSender; requestId?: string },
  tx: Sql,
  {
    erasure: { organizationId, id, actor, ifMatch },
    auditErasure,
  }: { erasure: Erasure; auditErasure: () => void | Promise<void> },
): Promise<Account> {
  // Actions also lock a rollover before its account. The same order prevents deadlocks.
  await lockAccountRollovers(tx, organizationId, id);
  const erased = await eraseAccount(ctx, tx, {
    change: { organizationId, accountId: id, ifMatch },
    eraseRelatedData: async (at) => {
      const rolloverIds = await erasePersonalData(ctx, tx, { organizationId, accountId: id, actor, at });
      await eraseApprovals(tx, organizationId, rolloverIds);
      await eraseLetterTexts(tx, organizationId, rolloverIds);
      await eraseNigoItems(tx, organizationId, rolloverIds);
      await eraseFiledNames(tx, organizationId, id);
      await eraseTracking(tx, organizationId, id);
      await eraseFiles(ctx, tx, { organizationId, rolloverIds });
      const requestId = ctx.requestId ?? null;
      const fundsIds = await eraseIncomingFunds(tx, { actor, requestId, at, organizationId, rolloverIds });
      await eraseCustodianRequests(tx, { organizationId, accountId: id });
      await deleteResponsesAbout(ctx, tx, { organizationId, subjects: [id, ...rolloverIds, ...fundsIds] });
      await auditErasure();
    },
  });
  // The database allows this only after the account is erased.
  await eraseConsents(tx, organizationId, id);
  return erased;
}

/** @returns the account, and whether this call erased it */
export async function eraseAsOperator(
  ctx: OperatorContext & RolloversContext,
  id: string,
): Promise<{ account: Account; wasErased: boolean }> {
  const organizationId = await findAccountOrganizationId(ctx.db.sql, id);
  if (organizationId === null) throw notFound("account");
  const jobs: JobSender = await openJobSender(ctx.db, () => {});
  try {
    return await inSqlTransaction(ctx.db, async (tx) => {
      let wasErased = false;
      const erasure = { organizationId, id, actor: OPERATOR, ifMatch: null };
      const account = await eraseEverything({ ...ctx, jobs }, tx, {
        erasure,
        auditErasure: async () => {
          wasErased = true;
          const entry = { organizationId, actor: OPERATOR, targetId: id, data: {}, requestId: null };
          await recordAudit(tx, { ...entry, action: "account.erased", at: ctx.clock.now() });
        },
      });
      return { account, wasErased };
    });
  } finally {
    await jobs.close();
  }
}
