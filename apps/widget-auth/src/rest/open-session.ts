import { CREDENTIAL_SCOPES } from "@svc/keys";
import { answerTime, originField, Problem, participantIdField } from "@svc/service-kit";
import { z } from "zod";
import { openSession } from "../sessions/open-session.ts";
import { MAX_SESSION_SECONDS, MIN_SESSION_SECONDS } from "../sessions/session.ts";
import { defineEndpoint } from "./define-endpoint.ts";
import { EXAMPLES } from "./examples.ts";

const LIFETIME = `must be a whole number of seconds from ${MIN_SESSION_SECONDS} to ${MAX_SESSION_SECONDS}`;
const MAX_ORIGINS = 20;

export const openSessionEndpoint = defineEndpoint({
  operationId: "openSession",
  method: "POST",
  path: "/api/widget/auth",
  summary: "Exchange a secret key for a session token",
  credentials: ["sk"],
  scope: "widget:sessions",
  precheck(header) {
    if (header("origin") === undefined) return;
    throw new Problem(
      "origin_not_allowed",
      "A secret key never belongs in a browser: call this from your server.",
    );
  },
  body: z.strictObject({
    externalUserId: participantIdField
      .optional()
      .describe("Whom the session is for, in the integrator's own words."),
    allowedOrigins: z
      .array(originField, "must be a list of origins")
      .min(1, "must name at least one origin")
      .max(MAX_ORIGINS, `must name at most ${MAX_ORIGINS} origins`)
      .optional()
      .describe(
        "Where the session may be used from; the organization's origins without it. In live each is https, and none is of any port.",
      ),
    expiresInSeconds: z
      .number(LIFETIME)
      .int(LIFETIME)
      .min(MIN_SESSION_SECONDS, LIFETIME)
      .max(MAX_SESSION_SECONDS, LIFETIME)
      .optional(),
  }),
  bodyOptional: true,
  examples: EXAMPLES.openSession,
  responses: {
    201: {
      description: "The session's token, shown this once.",
      schema: z.strictObject({
        sessionToken: z.string(),
        tokenType: z.literal("Bearer"),
        sessionId: z.string(),
        expiresAt: answerTime,
        expiresIn: z.number().int().describe("Seconds."),
        environment: z.enum(["test", "live"]),
        scopes: z.array(z.enum(CREDENTIAL_SCOPES.session)),
      }),
    },
  },
  errors: ["origin_not_allowed"],
  async handle(ctx, { principal, body }) {
    const { token, session, expiresIn } = await openSession(ctx, principal, body);
    return {
      status: 201,
      body: {
        sessionToken: token,
        tokenType: "Bearer",
        sessionId: session.id,
        expiresAt: session.expiresAt.toISOString(),
        expiresIn,
        environment: ctx.environment,
        scopes: session.scopes,
      },
    };
  },
});
