import { randomInt } from "node:crypto";
import { findAccounts } from "@svc/accounts";
import { inSqlTransaction } from "@svc/database";
import type { ApiContext } from "../../context/context.ts";
import { saveCode } from "../links/tracking-link-store.ts";
import { queueCodeMail } from "../messages/queue-participant-mail.ts";
import type { Tracking } from "../tracking-config.ts";
import { findLink, requireSignIn } from "./open-page.ts";

const CODE_MS = 10 * 60_000;

/**
 * Emails a code. Silently does nothing if the link is unknown, or if the account has no email address or has reached its
 * limit of codes. The limit covers all links of the account.
 * @throws Problem `rate_limited` for too many requests from one network
 */
export async function mailCode(
  ctx: ApiContext,
  { keys }: Tracking,
  { token, network }: { token: string; network: string },
): Promise<void> {
  const { throttle } = requireSignIn(ctx);
  await throttle.consume([["track-code:address", network]]);
  const link = await findLink(ctx, token);
  if (!link) return;
  const { id, organizationId, accountId } = link;
  const account = (await findAccounts(ctx, organizationId, [accountId])).get(accountId);
  const to = account?.email;
  if (!to || !(await throttle.allows([["track-code:account", accountId]]))) return;
  // Checked second, so that the daily limit counts only codes that the hourly limit allows.
  if (!(await throttle.allows([["track-code:account-day", accountId]]))) return;
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await inSqlTransaction(ctx.db, async (tx) => {
    const codeExpiresAt = new Date(ctx.clock.now().getTime() + CODE_MS);
    await saveCode(tx, organizationId, { id, codeHash: keys.digestCode(id, code), codeExpiresAt });
    await queueCodeMail(ctx, tx, { link, to, code });
  });
}
