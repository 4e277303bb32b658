import { type Account, accountSchema } from "@svc/accounts";
import { idField } from "@svc/service-kit";
import { z } from "zod";
import { eraseAccount } from "../../accounts/erase-account.ts";
import { shownAnswer } from "../../accounts/shown-account.ts";
import { answerOnce } from "../../idempotency/answer-once.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";
import { accountAnswer } from "./account-answer.ts";

export const eraseAccountEndpoint = defineEndpoint({
  operationId: "eraseAccount",
  method: "DELETE",
  path: "/v1/accounts/{id}",
  summary: "Erase an account's personal data",
  credentials: ["ak"],
  scope: "accounts:write",
  params: z.strictObject({ id: idField("acct") }),
  isRepeatable: true,
  examples: EXAMPLES.eraseAccount,
  responses: {
    200: { description: "The skeleton that is left.", schema: accountSchema, headers: ["ETag"] },
  },
  errors: ["not_found", "invalid_transition", "history_mismatch", "version_conflict"],
  async handle(ctx, request) {
    const { principal, params, requestId } = request;
    const ifMatch = request.header("if-match") ?? null;
    const answer = await answerOnce<Account>(
      ctx,
      toRepeatable(request),
      (transact) => eraseAccount(ctx, principal, params.id, { ifMatch, requestId }, transact),
      (account) => accountAnswer(account, ctx.environment),
    );
    return shownAnswer(principal, answer);
  },
});
