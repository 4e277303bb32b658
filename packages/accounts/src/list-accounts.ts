import { decodeCursor, externalIdField, listQueryFields, type Page } from "@svc/service-kit";
import { z } from "zod";
import type { Account } from "./account.ts";
import { readAccountPage } from "./account-store.ts";
import type { AccountsContext } from "./accounts-context.ts";

/** The query of an account list. There is no search by email: an address in a URL would be in every log on its way. */
export const accountQuerySchema = z.strictObject({
  ...listQueryFields,
  externalId: externalIdField.optional().describe("Only the one with this id of your own."),
});

/**
 * Lists an organization's accounts, newest first.
 *
 * @throws Problem `invalid_request` for a cursor that no account list gave
 */
export function listAccounts(
  ctx: AccountsContext,
  organizationId: string,
  { limit, cursor, externalId }: z.output<typeof accountQuerySchema>,
): Promise<Page<Account>> {
  const after = cursor === undefined ? null : decodeCursor(cursor, "acct");
  const filter = externalId === undefined ? {} : { externalId };
  return readAccountPage(ctx.db.sql, ctx, organizationId, filter, after, limit);
}
