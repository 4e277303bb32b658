import { accountSchema, findAccounts, toLazyAccountView } from "@svc/accounts";
import { notFound } from "@svc/service-kit/errors";
import type { Link } from "../../context/links.ts";

export const accountLinks: readonly Link[] = [
  {
    parentType: "Rollover",
    field: "account",
    description: "The participant's account. Batched for all rollovers in a response.",
    scope: "accounts:read",
    view: accountSchema,
    cardinality: "one",
    key: "accountId",
    async loadMany(call, ids) {
      const accounts = await findAccounts(call, call.principal.organizationId, ids);
      // Decrypts fields only when selected.
      return new Map(
        [...accounts].map(([id, account]) => [id, toLazyAccountView(account, call.environment)]),
      );
    },
    getFallback: () => notFound("account"),
  },
];
