import { hash, randomFillSync } from "node:crypto";
import type { Environment } from "@svc/keys";
import { bearerChallenge, type NamedSecret, Problem } from "@svc/service-kit";
import jwt from "jsonwebtoken";

const ALGORITHM = "HS256";
const TYPE = "svc-session+jwt";
const ISSUER = "svc-widget-auth";
const AUDIENCE = "svc-widget";
const TOKEN_ID_BYTES = 24;
const MAX_TOKEN_LENGTH = 1_024;
const HEADER_MEMBERS = "alg,kid,typ";

/** What a token says, once it is verified: which session record to look for. */
export interface TokenClaims {
  tokenId: string;
  sessionId: string;
}

/** Random bytes for the next token ids: asking the system for many at once costs as much as for a few. */
const pool = Buffer.alloc(TOKEN_ID_BYTES * 64);
let poolAt = pool.length;

/** A token id: 192 random bits, base64url. */
export function newTokenId(): string {
  if (poolAt === pool.length) {
    randomFillSync(pool);
    poolAt = 0;
  }
  const bytes = pool.subarray(poolAt, poolAt + TOKEN_ID_BYTES);
  poolAt += TOKEN_ID_BYTES;
  const tokenId = bytes.toString("base64url");
  // No memory is left of an id that was given away.
  bytes.fill(0);
  return tokenId;
}

/** Under what a token id is kept: whoever reads the store cannot make a token from it. */
export function hashTokenId(tokenId: string): string {
  return hash("sha256", tokenId, "base64url");
}

/** Signs a session token (RFC 7519, HS256) under the current secret. */
export function signSessionToken(
  secrets: readonly [NamedSecret, ...NamedSecret[]],
  environment: Environment,
  claims: TokenClaims,
  issuedAt: Date,
  expiresAt: Date,
): string {
  const [secret] = secrets;
  const payload = {
    jti: claims.tokenId,
    sid: claims.sessionId,
    env: environment,
    iat: toSeconds(issuedAt),
    exp: toSeconds(expiresAt),
  };
  return jwt.sign(payload, secret.key, {
    algorithm: ALGORITHM,
    header: { alg: ALGORITHM, typ: TYPE, kid: secret.id },
    issuer: ISSUER,
    audience: AUDIENCE,
  });
}

/**
 * Verifies a token's form, header, signature and times. Algorithm and type are ours to say, never the token's; a
 * header with anything more in it is refused (RFC 8725). Whether the session still exists is not asked here.
 *
 * @throws Problem `session_invalid`, or `session_expired` for a genuine token whose time is over
 */
export function verifySessionToken(
  secrets: readonly NamedSecret[],
  environment: Environment,
  token: string,
  now: Date,
): TokenClaims {
  if (token.length > MAX_TOKEN_LENGTH) throw sessionProblem("session_invalid");
  const header = readHeader(token);
  const secret = secrets.find((one) => one.id === header.kid);
  if (!secret || header.typ !== TYPE || header.alg !== ALGORITHM) throw sessionProblem("session_invalid");
  if (Object.keys(header).sort().join() !== HEADER_MEMBERS) throw sessionProblem("session_invalid");
  try {
    const payload = jwt.verify(token, secret.key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTimestamp: toSeconds(now),
    }) as jwt.JwtPayload;
    // The library takes a token without an end for one that never ends.
    if (payload.env !== environment || payload.exp === undefined) throw sessionProblem("session_invalid");
    if (typeof payload.jti !== "string" || typeof payload.sid !== "string") {
      throw sessionProblem("session_invalid");
    }
    return { tokenId: payload.jti, sessionId: payload.sid };
  } catch (error) {
    throw sessionProblem(error instanceof jwt.TokenExpiredError ? "session_expired" : "session_invalid");
  }
}

function readHeader(token: string): Record<string, unknown> {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split(".", 1)[0] ?? "", "base64url").toString());
    if (typeof header === "object" && header !== null) return header as Record<string, unknown>;
  } catch {
    // Not a token at all.
  }
  throw sessionProblem("session_invalid");
}

/** A 401 of a session, with the challenge that RFC 6750 asks for. */
export function sessionProblem(code: "session_invalid" | "session_expired" | "session_revoked"): Problem {
  return new Problem(code, undefined, { headers: bearerChallenge("invalid_token") });
}

function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
