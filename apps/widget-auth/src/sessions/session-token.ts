import { hash, randomBytes } from "node:crypto";
import type { Environment } from "@svc/keys";
import { bearerChallenge } from "@svc/service-kit/auth";
import type { NamedSecret } from "@svc/service-kit/config";
import { Problem } from "@svc/service-kit/errors";
import jwt from "jsonwebtoken";
import { z } from "zod";
import { MAX_SESSION_SECONDS } from "./session.ts";

const ALGORITHM = "HS256";
const TYPE = "svc-session+jwt";
const ISSUER = "svc-widget-auth";
const AUDIENCE = "svc-widget";
const TOKEN_ID_BYTES = 24;
const MAX_TOKEN_LENGTH = 1_024;

/** Stricter than jsonwebtoken, which accepts a missing `exp`, a list as `aud`, and unknown claims. */
const createClaimsSchema = (environment: Environment) =>
  z
    .strictObject({
      jti: z.string(),
      sid: z.string(),
      env: z.literal(environment),
      iat: z.int().nonnegative(),
      exp: z.int(),
      aud: z.literal(AUDIENCE),
      iss: z.literal(ISSUER),
      cnf: z.strictObject({ jkt: z.string() }).optional(),
    })
    .refine(({ iat, exp }) => exp > iat && exp - iat <= MAX_SESSION_SECONDS);

interface TokenClaims {
  tokenId: string;
  sessionId: string;
  /** Identifies the key that requests must prove possession of; null for a bearer token. */
  proofKeyThumbprint: string | null;
}

export type VerifiedToken = TokenClaims & { secretId: string };

export function createTokenId(): string {
  return randomBytes(TOKEN_ID_BYTES).toString("base64url");
}

/** Hashes a token ID, so that readers of the session store cannot create tokens. */
export function hashTokenId(tokenId: string): string {
  return hash("sha256", tokenId, "base64url");
}

/**
 * Signs and verifies session tokens: JWTs (RFC 7519) with HS256. Accepts only the headers that it writes, so that a token cannot
 * choose another algorithm, type or key (RFC 8725 §3.1, §3.11, §3.12).
 */
export class SessionTokens {
  private readonly environment: Environment;
  private readonly claimsSchema: ReturnType<typeof createClaimsSchema>;
  private readonly currentSecret: NamedSecret;
  /** By encoded token header. Other headers are rejected. */
  private readonly secretsByHeader: ReadonlyMap<string, NamedSecret>;

  /** @param secrets the first one signs; the others only verify */
  constructor(secrets: readonly [NamedSecret, ...NamedSecret[]], environment: Environment) {
    this.environment = environment;
    this.claimsSchema = createClaimsSchema(environment);
    this.currentSecret = secrets[0];
    this.secretsByHeader = new Map(secrets.map((secret) => [encodeJson(toHeader(secret)), secret]));
  }

  sign({ tokenId, sessionId, proofKeyThumbprint }: TokenClaims, issuedAt: Date, expiresAt: Date): string {
    const claims = {
      jti: tokenId,
      sid: sessionId,
      env: this.environment,
      iat: toSeconds(issuedAt),
      exp: toSeconds(expiresAt),
      ...(proofKeyThumbprint === null ? {} : { cnf: { jkt: proofKeyThumbprint } }),
    };
    return jwt.sign(claims, this.currentSecret.key, {
      header: toHeader(this.currentSecret),
      audience: AUDIENCE,
      issuer: ISSUER,
    });
  }

  /**
   * Verifies a token, but not its session.
   * @throws Problem `session_invalid`; `session_expired` if a genuine token has expired
   */
  verify(token: string, now: Date): VerifiedToken {
    if (token.length > MAX_TOKEN_LENGTH) throw createSessionProblem("session_invalid");
    const [header = "", payload] = token.split(".", 2);
    const secret = this.secretsByHeader.get(header);
    if (!secret) throw createSessionProblem("session_invalid");
    try {
      const claims = jwt.verify(token, secret.key, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        issuer: ISSUER,
        clockTimestamp: toSeconds(now),
      });
      const { jti, sid, cnf } = this.claimsSchema.parse(claims);
      // Rejects duplicate claims and other encodings of the same claims.
      if (encodeJson(claims) !== payload) throw createSessionProblem("session_invalid");
      return { tokenId: jti, sessionId: sid, proofKeyThumbprint: cnf?.jkt ?? null, secretId: secret.id };
    } catch (error) {
      throw createSessionProblem(
        error instanceof jwt.TokenExpiredError ? "session_expired" : "session_invalid",
      );
    }
  }
}

function toHeader(secret: NamedSecret) {
  return { alg: ALGORITHM, typ: TYPE, kid: secret.id };
}

function encodeJson(json: unknown): string {
  return Buffer.from(JSON.stringify(json)).toString("base64url");
}

export function createSessionProblem(
  code: "session_invalid" | "session_expired" | "session_revoked",
): Problem {
  return new Problem(code, undefined, { headers: bearerChallenge("invalid_token") });
}

function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
