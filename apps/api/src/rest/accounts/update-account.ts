import { type Account, accountPatchSchema, accountSchema } from "@svc/accounts";
import { idField } from "@svc/service-kit";
import { z } from "zod";
import { shownAnswer } from "../../accounts/shown-account.ts";
import { updateAccount } from "../../accounts/update-account.ts";
import { answerOnce } from "../../idempotency/answer-once.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";
import { accountAnswer } from "./account-answer.ts";

export const updateAccountEndpoint = defineEndpoint({
  operationId: "updateAccount",
  method: "PATCH",
  path: "/v1/accounts/{id}",
  summary: "Change an account",
  credentials: ["ak"],
  scope: "accounts:write",
  params: z.strictObject({ id: idField("acct") }),
  body: accountPatchSchema,
  isRepeatable: true,
  examples: EXAMPLES.updateAccount,
  responses: {
    200: { description: "The account as it is now.", schema: accountSchema, headers: ["ETag"] },
  },
  errors: ["not_found", "invalid_transition", "identity_conflict", "version_conflict"],
  async handle(ctx, request) {
    const { principal, params, body, requestId } = request;
    const ifMatch = request.header("if-match") ?? null;
    const answer = await answerOnce<Account>(
      ctx,
      toRepeatable(request),
      (transact) => updateAccount(ctx, principal, params.id, body, { ifMatch, requestId }, transact),
      (account) => accountAnswer(account, ctx.environment),
    );
    return shownAnswer(principal, answer);
  },
});
