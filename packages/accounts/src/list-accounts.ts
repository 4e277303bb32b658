import { externalIdField, idField } from "@svc/service-kit/fields";
import { decodeCursor, listQueryFields, type Page, toPage, toTotalCount } from "@svc/service-kit/lists";
import { z } from "zod";
import type { Account } from "./account.ts";
import { countListedAccounts, readAccountPage } from "./account-store.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { findAccounts } from "./get-account.ts";

const MAX_IDS = 100;
const idsField = z
  .array(idField("acct"), "must be a list of IDs")
  .max(MAX_IDS, `must be at most ${MAX_IDS} IDs`);

const filterFields = {
  ...listQueryFields,
  externalId: externalIdField.optional().describe("Only the account with this `externalId`."),
};

/** For REST. Has no email parameter, because URLs appear in logs. */
export const accountQuerySchema = z.strictObject({
  ...filterFields,
  ids: z
    .union([z.string(), z.array(z.string())], "must be IDs")
    .transform((input) => [input].flat().flatMap((text) => text.split(",")))
    .pipe(idsField)
    .optional()
    .meta({
      description: `Only accounts with these IDs, up to ${MAX_IDS}. Separate them with commas, or repeat the parameter (\`ids=\` or \`ids[]=\`).`,
      as: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
    }),
});

/** For GraphQL. */
export const accountArgumentsSchema = z.strictObject({
  ...filterFields,
  ids: idsField.optional().describe(`Only accounts with these IDs, up to ${MAX_IDS}.`),
});

/** Counts the accounts that match the filters; null if there are too many. */
export async function countAccounts(
  ctx: AccountsContext,
  organizationId: string,
  { externalId, ids }: z.output<typeof accountQuerySchema>,
): Promise<number | null> {
  return toTotalCount(await countListedAccounts(ctx.db.sql, organizationId, { externalId, ids }));
}

/**
 * Lists accounts, newest first.
 * @throws Problem `invalid_request` for a cursor of another list
 */
export async function listAccounts(
  ctx: AccountsContext,
  organizationId: string,
  { limit, cursor, externalId, ids }: z.output<typeof accountQuerySchema>,
): Promise<Page<Account>> {
  const after = decodeCursor(cursor, "acct");
  if (ids === undefined) {
    const filter = externalId === undefined ? {} : { externalId };
    return readAccountPage(ctx.db.sql, ctx, { organizationId, filter, after, limit });
  }
  const toSortKey = ({ createdAt, id }: Pick<Account, "createdAt" | "id">) =>
    `${createdAt.toISOString()} ${id}`;
  const accounts = [...(await findAccounts(ctx, organizationId, ids)).values()];
  const matching = accounts
    .filter((account) => externalId === undefined || account.externalId === externalId)
    .filter((account) => after === null || toSortKey(account) < toSortKey(after))
    .sort((one, other) => (toSortKey(one) < toSortKey(other) ? 1 : -1));
  return toPage(matching.slice(0, limit + 1), limit);
}
