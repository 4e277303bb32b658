import { accountInputSchema, maskedAccountSchema, toMaskedAccount } from "@svc/accounts";
import { z } from "zod";
import { createAccountForSession } from "../accounts/create-account-for-session.ts";
import { defineEndpoint } from "./define-endpoint.ts";
import { EXAMPLES } from "./examples.ts";

const accountAnswer = z.strictObject({ account: maskedAccountSchema, created: z.boolean() });

export const createAccountEndpoint = defineEndpoint({
  operationId: "createOrRetrieveAccount",
  method: "POST",
  path: "/api/widget/create-account",
  summary: "Create or retrieve the participant's account",
  credentials: ["session"],
  scope: "widget:accounts",
  body: accountInputSchema,
  examples: EXAMPLES.createOrRetrieveAccount,
  responses: {
    200: { description: "The account was there; nothing was written.", schema: accountAnswer },
    201: { description: "The account was created.", schema: accountAnswer },
  },
  errors: ["session_bound", "identity_conflict", "identity_locked"],
  async handle(ctx, { principal, body }) {
    const { account, created } = await createAccountForSession(ctx, principal, body);
    return {
      status: created ? 201 : 200,
      body: { account: toMaskedAccount(account, ctx.environment), created },
    };
  },
});
