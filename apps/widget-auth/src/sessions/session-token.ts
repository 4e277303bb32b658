import { createHmac, hash, randomFillSync } from "node:crypto";
import type { Environment } from "@svc/keys";
import { bearerChallenge, type NamedSecret, Problem } from "@svc/service-kit";
import jwt from "jsonwebtoken";
import { z } from "zod";
import { isSameText } from "./is-same-text.ts";
import { MAX_SESSION_SECONDS } from "./session.ts";
import { readWrittenToken } from "./written-token.ts";

const ALGORITHM = "HS256";
const TYPE = "svc-session+jwt";
const ISSUER = "svc-widget-auth";
const AUDIENCE = "svc-widget";
const TOKEN_ID_BYTES = 24;
const MAX_TOKEN_LENGTH = 1_024;

/** All that a token says. The library would take one without an end for one that never ends, and a list of audiences. */
const CLAIMS = z
  .strictObject({
    jti: z.string(),
    sid: z.string(),
    env: z.string(),
    iat: z.int().nonnegative(),
    exp: z.int(),
    iss: z.literal(ISSUER),
    aud: z.literal(AUDIENCE),
  })
  .refine(({ iat, exp }) => isLifetime(iat, exp));

/** What a token says: which session record to look for. */
export interface TokenClaims {
  tokenId: string;
  sessionId: string;
}

/** A token that was verified, and the secret that signed it. */
export type VerifiedToken = TokenClaims & { secretId: string };

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

/**
 * Signs and verifies the session tokens of one deployment: JWTs (RFC 7519) under HS256. Nobody else makes them, so a token
 * is taken only as it is written here, to the letter: algorithm, type and members are never the token's to say
 * (RFC 8725 §3.1, §3.11, §3.12).
 */
export class SessionTokens {
  private readonly environment: Environment;
  private readonly current: NamedSecret;
  private readonly signing: jwt.SignOptions;
  /** The secrets by the encoded header of their tokens. Whatever another header says, there is no secret for it. */
  private readonly secrets: ReadonlyMap<string, NamedSecret>;

  /** @param secrets the one that signs first; the others are retired, and still verify */
  constructor(secrets: readonly [NamedSecret, ...NamedSecret[]], environment: Environment) {
    this.environment = environment;
    this.current = secrets[0];
    this.signing = { algorithm: ALGORITHM, header: headerOf(this.current) };
    this.secrets = new Map(secrets.map((secret) => [encode(headerOf(secret)), secret]));
  }

  /** Signs a token under the current secret. Its payload is written here: the library would ask each claim what we know of it. */
  sign({ tokenId, sessionId }: TokenClaims, issuedAt: Date, expiresAt: Date): string {
    const payload = {
      jti: tokenId,
      sid: sessionId,
      env: this.environment,
      iat: toSeconds(issuedAt),
      exp: toSeconds(expiresAt),
      aud: AUDIENCE,
      iss: ISSUER,
    };
    return jwt.sign(JSON.stringify(payload), this.current.key, this.signing);
  }

  /**
   * Verifies a token's form, header, signature and times. Whether the session still exists is not asked here.
   *
   * Of the form that `sign` writes, one HMAC says the same as the library, for a fifth of the time
   * (docs/decisions/0061-checking-a-session.md). The library is asked about every other token.
   *
   * @throws Problem `session_invalid`, or `session_expired` for a genuine token whose time is over
   */
  verify(token: string, now: Date): VerifiedToken {
    const written = token.length > MAX_TOKEN_LENGTH ? null : readWrittenToken(token);
    const secret = written && this.secrets.get(written.header);
    if (!secret) return this.verifyByLibrary(token, now);
    const signature = createHmac("sha256", secret.key).update(written.signed).digest("base64url");
    if (!isSameText(written.signature, signature)) throw sessionProblem("session_invalid");
    const { tokenId, sessionId, environment, issuedAt, expiresAt } = written;
    if (toSeconds(now) >= expiresAt) throw sessionProblem("session_expired");
    if (environment !== this.environment || !isLifetime(issuedAt, expiresAt)) {
      throw sessionProblem("session_invalid");
    }
    return { tokenId, sessionId, secretId: secret.id };
  }

  /** As `verify`, by jsonwebtoken, whatever the form. @throws Problem as `verify` */
  verifyByLibrary(token: string, now: Date): VerifiedToken {
    if (token.length > MAX_TOKEN_LENGTH) throw sessionProblem("session_invalid");
    const [header = "", payload = ""] = token.split(".", 2);
    const secret = this.secrets.get(header);
    if (!secret) throw sessionProblem("session_invalid");
    try {
      const claims = jwt.verify(token, secret.key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: toSeconds(now),
      });
      // A name that stands twice, a number spelt otherwise: what was read is not what was signed.
      if (encode(claims) !== payload) throw sessionProblem("session_invalid");
      return { ...this.read(claims), secretId: secret.id };
    } catch (error) {
      throw sessionProblem(error instanceof jwt.TokenExpiredError ? "session_expired" : "session_invalid");
    }
  }

  private read(claims: unknown): TokenClaims {
    const { jti, sid, env } = CLAIMS.parse(claims);
    if (env !== this.environment) throw sessionProblem("session_invalid");
    return { tokenId: jti, sessionId: sid };
  }
}

/** Whether a session may live from one time to the other, in seconds. */
function isLifetime(from: number, to: number): boolean {
  return to > from && to - from <= MAX_SESSION_SECONDS;
}

/** In the order in which it is written. */
function headerOf(secret: NamedSecret) {
  return { alg: ALGORITHM, typ: TYPE, kid: secret.id };
}

function encode(json: unknown): string {
  return Buffer.from(JSON.stringify(json)).toString("base64url");
}

/** A 401 of a session, with the challenge that RFC 6750 asks for. */
export function sessionProblem(code: "session_invalid" | "session_expired" | "session_revoked"): Problem {
  return new Problem(code, undefined, { headers: bearerChallenge("invalid_token") });
}

function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
