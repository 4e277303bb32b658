import { findAccounts } from "@svc/accounts";
import { inSqlTransaction, recordAudit, type Sql } from "@svc/database";
import { Problem } from "@svc/service-kit/errors";
import type { ApiContext } from "../../context/context.ts";
import { hashToken } from "../../people/members/invite-member.ts";
import type { SignInServices } from "../../people/sign-in/sign-in.ts";
import {
  countCodeAttempt,
  findUsableLink,
  markOpened,
  type StoredTrackingLink,
} from "../links/tracking-link-store.ts";
import type { Tracking } from "../tracking-config.ts";

const MAX_CODE_ATTEMPTS = 5;

/** Limits wrong dates of birth across all links of an account. Beyond the limit, only a mailed code opens the page. */
export const toBirthDateThrottleKey = ({ accountId }: StoredTrackingLink) =>
  ["track:account", accountId] as const;

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
 * Counts each attempt before comparing the answer, so that concurrent attempts all count.
 * @throws Problem `sign_in_refused`, the same for a wrong answer, a locked link and an unknown link; `rate_limited`
 */
export async function openPage(
  ctx: ApiContext,
  tracking: Tracking,
  { token, answer, network, requestId }: Attempt,
): Promise<StoredTrackingLink> {
  const { throttle } = requireSignIn(ctx);
  const limit = [["track:address", network]] as const;
  await throttle.consume(limit);
  const link = await findLink(ctx, token);
  // Negative if this attempt exceeds the limit. Codes have their own limit.
  const remaining =
    link && "dateOfBirth" in answer ? await throttle.countDown(toBirthDateThrottleKey(link)) : 0;
  const isCorrect =
    link !== null && remaining >= 0 && (await isCorrectAnswer(ctx, tracking, { link, answer }));
  if (!isCorrect) {
    if (link && "dateOfBirth" in answer && remaining === 0) {
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
  if ("code" in answer) await throttle.reset(toBirthDateThrottleKey(link));
  else await throttle.refund([toBirthDateThrottleKey(link)]);
  await throttle.refund(limit);
  return link;
}

async function isCorrectAnswer(
  ctx: ApiContext,
  { keys }: Tracking,
  { link, answer }: { link: StoredTrackingLink; answer: Answer },
): Promise<boolean> {
  const { id, organizationId, accountId } = link;
  if ("code" in answer) {
    const now = ctx.clock.now();
    const codeHash = await countCodeAttempt(ctx.db.sql, organizationId, { id, now, max: MAX_CODE_ATTEMPTS });
    return codeHash !== null && keys.isSame(codeHash, keys.digestCode(id, answer.code));
  }
  const account = (await findAccounts(ctx, organizationId, [accountId])).get(accountId);
  return account?.dateOfBirth ? keys.isSame(account.dateOfBirth, answer.dateOfBirth) : false;
}

/** Returns the sign-in, which every deployment with a tracking page has. */
export function requireSignIn({ signIn: { services } }: ApiContext): SignInServices {
  if (services === null) throw new Error("the tracking page has no sign-in");
  return services;
}

/** Records the service as the actor, because the audit log has no actor for participants. */
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
