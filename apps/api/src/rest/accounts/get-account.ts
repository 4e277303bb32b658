import { accountSchema, toAccountView } from "@svc/accounts";
import { idField, toETag } from "@svc/service-kit";
import { z } from "zod";
import { getAccount } from "../../accounts/accounts.ts";
import { EXAMPLES } from "../../openapi/examples.ts";
import { defineEndpoint } from "../define-endpoint.ts";

export const getAccountEndpoint = defineEndpoint({
  operationId: "getAccount",
  method: "GET",
  path: "/v1/accounts/{id}",
  summary: "Retrieve an account",
  credentials: ["ak"],
  scope: "accounts:read",
  params: z.strictObject({ id: idField("acct") }),
  examples: EXAMPLES.getAccount,
  responses: { 200: { description: "The account.", schema: accountSchema, headers: ["ETag"] } },
  errors: ["not_found"],
  async handle(ctx, { principal, params }) {
    const account = await getAccount(ctx, principal, params.id);
    return {
      status: 200,
      body: toAccountView(account, ctx.environment),
      headers: { ETag: toETag(account.version) },
    };
  },
});
