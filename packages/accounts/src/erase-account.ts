import type { Sql } from "@svc/database";
import { notFound } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import type { Account } from "./account.ts";
import { lockAccount } from "./account-store.ts";
import { writeErasure } from "./account-writes-store.ts";
import type { AccountsContext } from "./accounts-context.ts";
import type { AccountChange } from "./update-account.ts";

/**
 * Erases a participant's personal data. Keeps the account's ID and times. Does nothing if already erased.
 * @param eraseRelatedData erases other features' data under the account's lock
 * @throws Problem `not_found`, `version_conflict`
 */
export async function eraseAccount(
  ctx: AccountsContext,
  tx: Sql,
  {
    change: { organizationId, accountId, ifMatch },
    eraseRelatedData,
  }: { change: AccountChange; eraseRelatedData: (at: Date) => Promise<void> },
): Promise<Account> {
  const before = await lockAccount(tx, ctx, { organizationId, id: accountId, lock: "change" });
  if (!before) throw notFound("account");
  requireVersion(before, ifMatch);
  if (before.status === "erased") return before;
  const at = ctx.clock.now();
  await eraseRelatedData(at);
  return writeErasure(tx, ctx, { organizationId, before, at });
}
