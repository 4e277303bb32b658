import { accountSchema, findAccounts, toAccountView } from "@svc/accounts";
import { graphqlTypes } from "@svc/service-kit/fields";
import type { ApiExpansion } from "../../context/selection.ts";

export const accountExpansion: ApiExpansion = {
  scope: "accounts:read",
  description: "Adds `account`, the participant's account.",
  async include(call, items) {
    const ids = new Set(items.map(({ item }) => item.accountId as string));
    const accounts = await findAccounts(call, call.principal.organizationId, [...ids]);
    for (const { item, selected } of items) {
      const account = accounts.get(item.accountId as string);
      if (account) selected.account = toAccountView(account, call.environment);
    }
  },
};

export const expandedAccount = accountSchema
  .optional()
  .describe("The participant's account. Only with `expand=account`.")
  .register(graphqlTypes, { isRestOnly: true });
