import { accountSchema } from "@svc/accounts";
import { idField } from "@svc/service-kit";
import { z } from "zod";
import { getAccount } from "../../accounts/accounts.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { accountAnswer } from "./account-answer.ts";

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
    return accountAnswer(account, ctx.environment);
  },
});
