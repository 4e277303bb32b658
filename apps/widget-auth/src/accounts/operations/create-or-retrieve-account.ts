import {
  accountInputSchema,
  createOrRetrieveAccount as createOrRetrieve,
  maskedAccountSchema,
  toMaskedAccount,
} from "@svc/accounts";
import { mapDatabaseError } from "@svc/database";
import { Problem, toProblem } from "@svc/service-kit";
import { z } from "zod";
import { steps } from "../../declare.ts";
import { sessionProblem } from "../../sessions/session-token.ts";

/** A participant needs one call, and a few more for corrections. Guesses are counted for the account, whoever makes them. */
const MAX_CALLS_PER_SESSION = 10;

const account = {
  id: "acct_01m7zh3xm8enbshk5v9dv10771",
  object: "account",
  environment: "test",
  externalId: "participant-1042",
  firstName: "Ada",
  lastName: "Sample",
  email: "a***@example.com",
  phone: "***23",
  dateOfBirth: "****-**-**",
  ssnLast4: null,
  address: null,
  status: "active",
  createdAt: "2026-06-15T12:00:00.000Z",
};

/**
 * The account of the session's participant, to which the session is bound. Who the participant is, the session says; the body
 * is believed only about their details.
 */
export const createOrRetrieveAccount = steps({
  name: "createOrRetrieveAccount",
  summary: "Create or retrieve the participant's account",
  credentials: ["session"],
  scope: "widget:accounts",
  input: accountInputSchema,
  view: z.strictObject({ account: maskedAccountSchema, created: z.boolean() }),
  example: {
    input: {
      firstName: "Ada",
      lastName: "Sample",
      email: "ada@example.com",
      phone: "+14155550123",
      dateOfBirth: "1961-12-09",
    },
    view: { account, created: true },
    answers: { 200: { account, created: false } },
  },
  answers: { 200: "The account was there; nothing was written.", 201: "The account was created." },
  status: ({ created }) => (created ? 201 : 200),
  errors: ["session_bound", "identity_conflict", "identity_locked"],
  // A repetition retrieves what the first call made.
  isRepeatable: false,
  rest: "POST /api/widget/create-account",
  async run(call, input) {
    const { sessions, principal, clock, environment } = call;
    const { session } = principal;
    if (!session) throw sessionProblem("session_invalid");
    const { calls, accountId } = await sessions.countAccountCall(session);
    if (calls > MAX_CALLS_PER_SESSION) {
      const seconds = Math.max(1, Math.ceil((session.expiresAt.getTime() - clock.now().getTime()) / 1000));
      throw new Problem("rate_limited", `A session may make ${MAX_CALLS_PER_SESSION} of these calls.`, {
        headers: { "Retry-After": String(seconds) },
      });
    }
    const claim = { by: "session", sessionId: session.id, externalUserId: session.externalUserId } as const;
    const { account, created } = await createOrRetrieve(call, principal.organizationId, claim, input).catch(
      async (error: unknown) => {
        // Whoever tries again until the database is back must not have spent the session on it.
        if (toProblem(error, mapDatabaseError).status === 503) {
          await sessions.uncountAccountCall(session).catch(() => {});
        }
        throw error;
      },
    );
    if (accountId === null) await sessions.bindAccount(session, account.id);
    return { account: toMaskedAccount(account, environment), created };
  },
});
