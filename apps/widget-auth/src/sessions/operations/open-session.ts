import { CREDENTIAL_SCOPES } from "@svc/keys";
import { newId } from "@svc/service-kit";
import { requireKeyId } from "@svc/service-kit/auth";
import { Problem } from "@svc/service-kit/errors";
import { environmentField, graphqlTypes, participantIdField, timestampField } from "@svc/service-kit/fields";
import { originField, requireAllowedOrigins } from "@svc/service-kit/http";
import { z } from "zod";
import { steps } from "../../define-operation.ts";
import {
  DEFAULT_SESSION_SECONDS,
  MAX_SESSION_SECONDS,
  MIN_SESSION_SECONDS,
  type Session,
} from "../session.ts";
import { createTokenId, hashTokenId } from "../session-token.ts";

const LIFETIME_ERROR = `must be a whole number of seconds from ${MIN_SESSION_SECONDS} to ${MAX_SESSION_SECONDS}`;
const MAX_ORIGINS = 20;

export const openSession = steps({
  name: "openSession",
  summary: "Exchange a secret key for a session token",
  description:
    "Call this operation from your server and pass the token to the widget in the participant's browser. The token works only from the allowed origins. With a proof of possession in the `DPoP` header (RFC 9449), the session is bound to the key that signed the proof, and each request of the session needs a proof by that key. The proof that opens the session does not need `ath`, so the browser can sign it without your `sk_` key.",
  credentials: ["sk"],
  scope: "widget:sessions",
  precheck(header) {
    if (header("origin") === undefined) return;
    throw new Problem(
      "origin_not_allowed",
      "Secret keys cannot be used in a browser. Call this endpoint from your server.",
    );
  },
  input: z.strictObject({
    externalUserId: participantIdField.optional().describe("Your ID for the participant."),
    allowedOrigins: z
      .array(originField, "must be a list of origins")
      .min(1, "must list at least one origin")
      .max(MAX_ORIGINS, `must list at most ${MAX_ORIGINS} origins`)
      .optional()
      .describe(
        "Origins that can use the session. Defaults to the organization's origins. In the live environment, origins must use https and cannot have a wildcard port.",
      ),
    expiresInSeconds: z
      .number(LIFETIME_ERROR)
      .int(LIFETIME_ERROR)
      .min(MIN_SESSION_SECONDS, LIFETIME_ERROR)
      .max(MAX_SESSION_SECONDS, LIFETIME_ERROR)
      .optional()
      .describe(`Lifetime of the session in seconds. Default: ${DEFAULT_SESSION_SECONDS}.`),
  }),
  inputOptional: true,
  view: z.strictObject({
    sessionToken: z.string().describe("The token to pass to the widget. It is shown only once."),
    tokenType: z
      .enum(["Bearer", "DPoP"])
      .describe("The `Authorization` scheme to send the token with.")
      .register(graphqlTypes, {
        values: {
          Bearer: "The token alone is sufficient.",
          DPoP: "The session is bound to a key: each request also needs a proof.",
        },
      }),
    sessionId: z.string().describe("ID of the session, for logs. It is not a secret."),
    expiresAt: timestampField.describe("When the session expires."),
    expiresIn: z.number().int().describe("Seconds until the session expires."),
    environment: environmentField.describe("The environment of the session."),
    scopes: z
      .array(
        z.enum(CREDENTIAL_SCOPES.session).register(graphqlTypes, {
          values: {
            "widget:accounts": "Create the participant's account.",
            "widget:custodians": "Search custodians.",
          },
        }),
      )
      .describe("Operations that the token allows."),
  }),
  example: {
    input: {
      externalUserId: "participant-1042",
      allowedOrigins: ["https://app.example.com"],
      expiresInSeconds: 1800,
    },
    view: {
      sessionToken: "<HEADER>.<CLAIMS>.<SIGNATURE>",
      tokenType: "Bearer",
      sessionId: "ses_01m7zh3z65enbshkeaqaq0k21y",
      expiresAt: "2026-06-15T12:30:00.000Z",
      expiresIn: 1800,
      environment: "test",
      scopes: ["widget:custodians", "widget:accounts"],
    },
  },
  responses: { 201: "The session token, returned only once." },
  errors: ["origin_not_allowed"],
  // Each call opens a new session.
  acceptsIdempotencyKey: false,
  rest: "POST /api/widget/auth",
  async run({ environment, clock, principal, origins, sessions, sessionTokens }, input) {
    const { organizationId, proofKeyThumbprint } = principal;
    requireAllowedOrigins(environment, input.allowedOrigins ?? [], "allowedOrigins");
    const now = clock.now();
    const expiresIn = input.expiresInSeconds ?? DEFAULT_SESSION_SECONDS;
    // JWT times are whole seconds, and the record must expire with the token.
    const expiresAt = new Date(Math.floor(now.getTime() / 1000 + expiresIn) * 1000);
    const session: Session = {
      id: newId("ses"),
      organizationId,
      keyId: requireKeyId(principal),
      externalUserId: input.externalUserId ?? null,
      scopes: CREDENTIAL_SCOPES.session,
      allowedOrigins: input.allowedOrigins ?? (await origins.getOrigins(organizationId)),
      expiresAt,
    };
    const tokenId = createTokenId();
    await sessions.save(sessions.toRecordKey(hashTokenId(tokenId)), session);
    return {
      sessionToken: sessionTokens.sign(
        { tokenId, sessionId: session.id, proofKeyThumbprint },
        now,
        expiresAt,
      ),
      tokenType: proofKeyThumbprint === null ? ("Bearer" as const) : ("DPoP" as const),
      sessionId: session.id,
      expiresAt: expiresAt.toISOString(),
      expiresIn,
      environment,
      scopes: [...CREDENTIAL_SCOPES.session],
    };
  },
});
