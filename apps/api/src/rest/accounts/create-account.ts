import {
  type Account,
  type AccountView,
  accountInputSchema,
  accountSchema,
  toAccountView,
} from "@svc/accounts";
import { z } from "zod";
import { createOrRetrieveAccount } from "../../accounts/accounts.ts";
import { shownAccount } from "../../accounts/shown-account.ts";
import { answerOnce } from "../../idempotency/answer-once.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";

const answer = z.strictObject({ account: accountSchema, created: z.boolean() });

export const createAccountEndpoint = defineEndpoint({
  operationId: "createOrRetrieveAccount",
  method: "POST",
  path: "/v1/accounts",
  summary: "Create or retrieve a participant's account",
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
  async handle(ctx, request) {
    const { principal, body } = request;
    const answered = await answerOnce<{ account: Account; created: boolean }>(
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
    const { account, created } = answered.body as { account: AccountView; created: boolean };
    return { ...answered, body: { account: shownAccount(principal, account), created } };
  },
});
