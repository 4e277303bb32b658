import { accountQuerySchema, accountSchema, toAccountView } from "@svc/accounts";
import { listAnswer, listSchema } from "@svc/service-kit";
import { listAccounts } from "../../accounts/accounts.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const listAccountsEndpoint = defineEndpoint({
  operationId: "listAccounts",
  method: "GET",
  path: "/v1/accounts",
  summary: "List accounts, newest first",
  credentials: ["ak"],
  scope: "accounts:read",
  query: accountQuerySchema,
  examples: EXAMPLES.listAccounts,
  responses: { 200: { description: "One page of accounts.", schema: listSchema(accountSchema) } },
  errors: [],
  async handle(ctx, { principal, query }) {
    const page = await listAccounts(ctx, principal, query);
    return { status: 200, body: listAnswer(page, (account) => toAccountView(account, ctx.environment)) };
  },
});
