import {
  type Account,
  type AccountInput,
  type accountQuerySchema,
  createOrRetrieveAccount as createOrRetrieve,
  findAccounts as findAll,
  getAccount as read,
  listAccounts as readPage,
} from "@svc/accounts";
import { hasScope } from "@svc/keys";
import { isId, notFound, type Page, type Principal, requireScope } from "@svc/service-kit";
import type { z } from "zod";
import type { ApiContext } from "../context.ts";
import type { Transact } from "../idempotency/answer-once.ts";

/** Lists the organization's accounts, newest first. @throws Problem `invalid_request` for a foreign cursor */
export async function listAccounts(
  ctx: ApiContext,
  principal: Principal,
  query: z.output<typeof accountQuerySchema>,
): Promise<Page<Account>> {
  requireScope(principal, "accounts:read");
  return readPage(ctx, principal.organizationId, query);
}

/** @throws Problem `not_found` when the principal's organization has no such account */
export async function getAccount(ctx: ApiContext, principal: Principal, id: string): Promise<Account> {
  requireScope(principal, "accounts:read");
  if (!isId("acct", id)) throw notFound("account");
  return read(ctx, principal.organizationId, id);
}

/** Those of the organization's accounts that have these ids, by id, in one read. */
export async function findAccounts(
  ctx: ApiContext,
  principal: Principal,
  ids: readonly string[],
): Promise<Map<string, Account>> {
  requireScope(principal, "accounts:read");
  return findAll(ctx, principal.organizationId, ids);
}

/**
 * Creates a participant's account, or retrieves the one that matches: by `externalId`, else by email and an equal second factor.
 *
 * @param transact where the answer is to be remembered, runs the transaction in which it is
 * @throws Problem `identity_conflict`, `identity_locked`, `validation_failed`
 */
export async function createOrRetrieveAccount(
  ctx: ApiContext,
  principal: Principal,
  input: AccountInput,
  transact?: Transact<{ account: Account; created: boolean }>,
): Promise<{ account: Account; created: boolean }> {
  requireScope(principal, "accounts:write");
  const mayRead = hasScope(principal.scopes, "accounts:read");
  return createOrRetrieve(ctx, principal.organizationId, { by: "integrator", mayRead }, input, transact);
}
