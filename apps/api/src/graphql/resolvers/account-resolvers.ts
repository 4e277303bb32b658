import {
  type Account,
  type AccountView,
  accountInputSchema,
  accountPatchSchema,
  accountQuerySchema,
  toAccountView,
} from "@svc/accounts";
import { encodeCursor, parseBody, requireScope } from "@svc/service-kit";
import { createOrRetrieveAccount, getAccount, listAccounts } from "../../accounts/accounts.ts";
import { eraseAccount } from "../../accounts/erase-account.ts";
import { shownAccount } from "../../accounts/shown-account.ts";
import { updateAccount } from "../../accounts/update-account.ts";
import { readPage, toConnection } from "../connection.ts";
import type { MutationResolvers, QueryResolvers } from "../generated/resolver-types.ts";
import { requireId, toIfMatch, toInput, withoutNulls } from "../input-object.ts";
import { runOnce } from "../run-once.ts";

export const accountQueries: QueryResolvers = {
  async account(_parent, { id }, { ctx, principal }) {
    return toAccountView(await getAccount(ctx, principal, id), ctx.environment);
  },

  async accounts(_parent, args, { ctx, principal }) {
    requireScope(principal, "accounts:read");
    const page = await readPage(accountQuerySchema, args, (query) => listAccounts(ctx, principal, query));
    return toConnection(page, encodeCursor, (account) => toAccountView(account, ctx.environment));
  },
};

export const accountMutations: MutationResolvers = {
  async createOrRetrieveAccount(_parent, { input }, context) {
    const { ctx, principal } = context;
    requireScope(principal, "accounts:write");
    const { idempotencyKey, ...fields } = input;
    const body = toInput(fields);
    const { view, ...outcome } = await runOnce<
      { account: Account; created: boolean },
      { account: AccountView; created: boolean }
    >(
      context,
      { mutation: "createOrRetrieveAccount", subject: null, idempotencyKey, body },
      () => {
        const parsed = parseBody(accountInputSchema, body);
        return (transact, isRemembered) =>
          createOrRetrieveAccount(ctx, principal, parsed, isRemembered ? transact : undefined);
      },
      ({ account, created }, environment) => ({ account: toAccountView(account, environment), created }),
    );
    return {
      account: view && shownAccount(principal, view.account),
      created: view?.created,
      ...outcome,
    };
  },

  async updateAccount(_parent, { input }, context) {
    const { ctx, principal, requestId } = context;
    requireScope(principal, "accounts:write");
    const { accountId, ifVersion, idempotencyKey, address, ...rest } = input;
    requireId("acct", accountId, "account");
    // In a patch null clears; only an address is replaced whole, and what is null in it was not given.
    const body = { ...rest, ...(address === undefined ? {} : { address: withoutNulls(address) }) };
    const { view, ...outcome } = await runOnce<Account, AccountView>(
      context,
      { mutation: "updateAccount", subject: accountId, idempotencyKey, body },
      () => {
        const patch = parseBody(accountPatchSchema, body);
        const request = { ifMatch: toIfMatch(ifVersion), requestId };
        return (transact) => updateAccount(ctx, principal, accountId, patch, request, transact);
      },
      toAccountView,
    );
    return { account: view && shownAccount(principal, view), ...outcome };
  },

  async eraseAccount(_parent, { input }, context) {
    const { ctx, principal, requestId } = context;
    requireScope(principal, "accounts:write");
    const { accountId, ifVersion, idempotencyKey } = input;
    requireId("acct", accountId, "account");
    const request = { ifMatch: toIfMatch(ifVersion), requestId };
    const { view, ...outcome } = await runOnce<Account, AccountView>(
      context,
      { mutation: "eraseAccount", subject: accountId, idempotencyKey, body: {} },
      () => (transact) => eraseAccount(ctx, principal, accountId, request, transact),
      toAccountView,
    );
    return { account: view && shownAccount(principal, view), ...outcome };
  },
};
