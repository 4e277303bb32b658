import { findAccounts } from "@svc/accounts";
import { inSqlTransaction, recordAudit, type Sql } from "@svc/database";
import { Problem } from "@svc/service-kit/errors";
import type { ApiContext } from "../../context/context.ts";
import { hashToken } from "../../people/members/invite-member.ts";
import {
  countAnswer,
  countCodeAttempt,
  findUsableLink,
  markOpened,
  type StoredTrackingLink,
} from "../links/tracking-link-store.ts";
import type { Tracking } from "../tracking-config.ts";

/** After that, only a mailed code opens the page. */
export const MAX_WRONG_ANSWERS = 5;
const MAX_CODE_ATTEMPTS = 5;

export type Answer = { dateOfBirth: string } | { code: string };

interface Attempt {
  token: string;
  answer: Answer;
  network: string;
  requestId: string;
}

export function findLink({ db, clock }: ApiContext, token: string): Promise<StoredTrackingLink | null> {
  return findUsableLink.first(db.sql, { tokenHash: hashToken(token), now: clock.now() });
}

/**
 * Counts each attempt before comparing it, so that concurrent attempts all count.
 *
 * @throws Problem `sign_in_refused`, the same for a wrong answer, a locked link and an unknown link; `rate_limited`
 */
export async function openPage(
  ctx: ApiContext,
  tracking: Tracking,
  { token, answer, network, requestId }: Attempt,
): Promise<StoredTrackingLink> {
  const limit = [["track:address", network]] as const;
  await ctx.signIn.open?.throttle.consume(limit);
  const link = await findLink(ctx, token);
  const isRight = link !== null && (await isRightAnswer(ctx, tracking, { link, answer }));
  if (!isRight) {
    if (link && "dateOfBirth" in answer && link.wrongAnswers + 1 === MAX_WRONG_ANSWERS) {
      await inSqlTransaction(ctx.db, (tx) =>
        auditPage(ctx, tx, { link, action: "tracking_link.answers_locked", requestId }),
      );
    }
    throw new Problem(
      "sign_in_refused",
      "The date of birth or code does not match, or the link no longer works.",
      { extensions: { reason: "answer" } },
    );
  }
  await inSqlTransaction(ctx.db, async (tx) => {
    await markOpened(tx, link.organizationId, { id: link.id, at: ctx.clock.now() });
    const data = { method: "code" in answer ? "code" : "date_of_birth" };
    await auditPage(ctx, tx, { link, action: "tracking_link.opened", requestId, data });
  });
  await ctx.signIn.open?.throttle.refund(limit);
  return link;
}

async function isRightAnswer(
  ctx: ApiContext,
  { keys }: Tracking,
  { link, answer }: { link: StoredTrackingLink; answer: Answer },
): Promise<boolean> {
  const { id, organizationId, accountId } = link;
  const { sql } = ctx.db;
  if ("code" in answer) {
    const now = ctx.clock.now();
    const codeHash = await countCodeAttempt(sql, organizationId, { id, now, max: MAX_CODE_ATTEMPTS });
    return codeHash !== null && keys.isSame(codeHash, keys.digestCode(id, answer.code));
  }
  if (!(await countAnswer(sql, organizationId, { id, max: MAX_WRONG_ANSWERS }))) return false;
  const account = (await findAccounts(ctx, organizationId, [accountId])).get(accountId);
  return account?.dateOfBirth ? keys.isSame(account.dateOfBirth, answer.dateOfBirth) : false;
}

/** Participants have no identity of their own in the audit log. */
export function auditPage(
  { clock }: ApiContext,
  tx: Sql,
  {
    link: { id, organizationId, rolloverId },
    action,
    requestId,
    data = {},
  }: {
    link: StoredTrackingLink;
    action: `tracking_link.${string}`;
    requestId: string;
    data?: Record<string, unknown>;
  },
): Promise<void> {
  return recordAudit(tx, {
    organizationId,
    actor: { type: "service", id: null },
    action,
    targetId: id,
    data: { rolloverId, ...data },
    requestId,
    at: clock.now(),
  });
}
