import { type Account, accountInputSchema, accountSchema, toAccountView } from "@svc/accounts";
import { z } from "zod";
import { createOrRetrieveAccount } from "../../accounts/accounts.ts";
import { answerOnce } from "../../idempotency/answer-once.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";

const answer = z.strictObject({ account: accountSchema, created: z.boolean() });

export const createAccountEndpoint = defineEndpoint({
  operationId: "createOrRetrieveAccount",
  method: "POST",
  path: "/v1/accounts",
  summary: "Create or retrieve a saver's account",
  credentials: ["ak"],
  scope: "accounts:write",
  body: accountInputSchema,
  isRepeatable: true,
  examples: EXAMPLES.createOrRetrieveAccount,
  responses: {
    200: { description: "The account was there; nothing was written.", schema: answer },
    201: { description: "The account was created.", schema: answer, headers: ["Location"] },
  },
  errors: ["identity_conflict", "identity_locked"],
  handle(ctx, request) {
    const { principal, body } = request;
    return answerOnce<{ account: Account; created: boolean }>(
      ctx,
      toRepeatable(request),
      (transact, isRemembered) =>
        createOrRetrieveAccount(ctx, principal, body, isRemembered ? transact : undefined),
      ({ account, created }) => ({
        status: created ? 201 : 200,
        body: { account: toAccountView(account, ctx.environment), created },
        ...(created ? { headers: { Location: `/v1/accounts/${account.id}` } } : {}),
      }),
    );
  },
});
