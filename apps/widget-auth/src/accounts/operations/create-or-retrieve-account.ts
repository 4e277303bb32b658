import {
  accountInputSchema,
  createOrRetrieveAccount as createOrRetrieve,
  maskedAccountSchema,
  toMaskedAccount,
} from "@svc/accounts";
import { consentInputSchema, recordConsent } from "@svc/consents";
import { findStatement } from "@svc/consents/catalogue";
import { recordCustodianRequests, unlistedCustodiansSchema } from "@svc/custodians/requests";
import { inSqlTransaction, mapDatabaseError } from "@svc/database";
import { Problem, toProblem } from "@svc/service-kit/errors";
import { z } from "zod";
import { steps } from "../../define-operation.ts";
import { createSessionProblem } from "../../sessions/session-token.ts";

/** Leaves room for corrections. A separate limit per account stops guesses of personal data. */
const MAX_CALLS_PER_SESSION = 10;

const EXAMPLE_ACCOUNT = {
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

/** The schema ID is released and must not change. */
const inputSchema = accountInputSchema
  .extend({
    consent: consentInputSchema
      .optional()
      .describe(
        "The participant's consent. It is stored with the account, session and time, and never changes. The same consent is stored once per session.",
      ),
    unlistedCustodians: unlistedCustodiansSchema.optional(),
  })
  .meta({ id: "AccountInput", description: "The participant's details, and their consent." });

const EXAMPLE_CONSENT = {
  rollover: {
    type: "direct",
    source: {
      custodianId: "cus_01m7zh3n1teczbpwq03w6y6ntz",
      custodianName: "Empower",
      accountType: "qualified_plan",
    },
    destination: {
      custodianId: "cus_01m7zh3n1teczbpwqd9y6g5xvd",
      custodianName: "Fidelity",
      accountType: "traditional_ira",
    },
  },
  statements: ["rollover_request", "eligible_plan_amount"].map((statement) => {
    const { version = "", texts } = findStatement(statement)?.versions[0] ?? {};
    return { kind: "attestation", statement, version, language: "en", text: texts?.en ?? "" };
  }),
};
const EXAMPLE_CONSENT_ID = "cons_01m7zh3xn2enbshk4t8w0g6y3c";

export const createOrRetrieveAccount = steps({
  name: "createOrRetrieveAccount",
  summary: "Create or retrieve the participant's account",
  description:
    "The session identifies the participant. An existing account is returned unchanged, with most values masked.",
  credentials: ["session"],
  scope: "widget:accounts",
  input: inputSchema,
  view: z.strictObject({
    account: maskedAccountSchema,
    created: z.boolean().describe("Whether this call created the account."),
    consentId: z
      .string()
      .nullable()
      .describe(
        "ID of the stored consent, for `consentReference` and `GET /v1/consents/{id}` of the API. Null if the request had no `consent`.",
      ),
  }),
  example: {
    input: {
      firstName: "Ada",
      lastName: "Sample",
      email: "ada@example.com",
      phone: "+14155550123",
      dateOfBirth: "1961-12-09",
      consent: EXAMPLE_CONSENT,
    },
    view: { account: EXAMPLE_ACCOUNT, created: true, consentId: EXAMPLE_CONSENT_ID },
    responses: { 200: { account: EXAMPLE_ACCOUNT, created: false, consentId: EXAMPLE_CONSENT_ID } },
  },
  responses: {
    200: "The account already existed and is unchanged. The consent, if any, was stored.",
    201: "The account was created. The consent, if any, was stored.",
  },
  status: ({ created }) => (created ? 201 : 200),
  errors: ["session_bound", "identity_conflict", "identity_locked"],
  // A repeated call retrieves the account.
  acceptsIdempotencyKey: false,
  rest: "POST /api/widget/create-account",
  async run(call, { consent, unlistedCustodians, ...input }) {
    const { sessions, principal, clock, environment, db, log } = call;
    const { session } = principal;
    if (!session) throw createSessionProblem("session_invalid");
    const { calls, accountId } = await sessions.countAccountCall(session);
    if (calls > MAX_CALLS_PER_SESSION) {
      const seconds = Math.max(1, Math.ceil((session.expiresAt.getTime() - clock.now().getTime()) / 1000));
      throw new Problem(
        "rate_limited",
        `This session reached its limit of ${MAX_CALLS_PER_SESSION} account requests.`,
        { headers: { "Retry-After": String(seconds) } },
      );
    }
    const claim = { by: "session", sessionId: session.id, externalUserId: session.externalUserId } as const;
    const { organizationId } = principal;
    const createAccount = async () => {
      for (;;) {
        const { account, created } = await createOrRetrieve(call, organizationId, { claim, input });
        if (!consent) return { account, created, consentId: null };
        const consentGiver = { organizationId, accountId: account.id, sessionId: session.id };
        const consentId = await inSqlTransaction(db, (tx) => recordConsent(tx, consentGiver, consent));
        // The account was erased meanwhile. The next attempt creates another.
        if (consentId !== null) return { account, created, consentId };
      }
    };
    const createAndRecordRequests = async () => {
      const result = await createAccount();
      const requester = { organizationId, accountId: result.account.id, at: clock.now() };
      const isRecorded =
        !unlistedCustodians || (await recordCustodianRequests(db.sql, requester, unlistedCustodians));
      if (!isRecorded) log.warn({ organizationId }, "custodian request dropped: too many stored");
      return result;
    };
    const { account, created, consentId } = await createAndRecordRequests().catch(async (error: unknown) => {
      // Retries during a database outage must not use up the session's calls.
      if (toProblem(error, mapDatabaseError).status === 503) {
        await sessions.uncountAccountCall(session).catch(() => {});
      }
      throw error;
    });
    if (accountId === null) await sessions.bindAccount(session, account.id);
    return { account: toMaskedAccount(account, environment), created, consentId };
  },
});
