import { hash, verify as verifySignature } from "node:crypto";
import jwt from "jsonwebtoken";
import { z } from "zod";
import { Problem } from "../../errors/problem.ts";
import { findPrivateField, importProofKey, type ProofKey } from "./proof-key.ts";

/** The values are part of the API. */
export type ProofIssue =
  | "malformed"
  | "wrong_algorithm"
  | "wrong_key"
  | "wrong_signature"
  | "wrong_method"
  | "wrong_url"
  | "wrong_credential"
  | "expired"
  | "in_future"
  | "replayed"
  | "not_bound";

export const PROOF_MAX_AGE_SECONDS = 60;
/** Allows for clocks that are ahead. */
const MAX_AHEAD_SECONDS = 30;
/** How long Redis remembers a used proof: longer than it can be valid, with a margin for the services' clocks. */
export const PROOF_LIFETIME_MS = 2 * (PROOF_MAX_AGE_SECONDS + MAX_AHEAD_SECONDS) * 1_000;
const MAX_PROOF_LENGTH = 4_096;
const TYPE = "dpop+jwt";

const headerSchema = z.looseObject({
  typ: z.literal(TYPE),
  alg: z.string(),
  jwk: z.looseObject({}),
  /** No extension is supported, and none can be ignored (RFC 7515 section 4.1.11). */
  crit: z.undefined().optional(),
});

const claimsSchema = z.looseObject({
  jti: z.string().min(1).max(256),
  htm: z.string(),
  htu: z.string(),
  iat: z.number(),
  ath: z.string().optional(),
});

type Claims = z.output<typeof claimsSchema>;

export interface ProvenRequest {
  method: string;
  /** The public URL; its query is ignored. */
  url: URL;
  /** Key that the credential is bound to; null to accept any key. */
  thumbprint: string | null;
  /** Credential that `ath` must name; null if it need not name one. */
  credential: string | null;
  now: Date;
}

export interface VerifiedProof {
  thumbprint: string;
  /** Unique among the proofs of all keys. */
  proofId: string;
}

const CHALLENGE = { "WWW-Authenticate": 'DPoP error="invalid_dpop_proof", algs="ES256 EdDSA"' };

export const proofRequired = (detail: string) =>
  new Problem("proof_required", detail, { headers: CHALLENGE });

export const proofInvalid = (reason: ProofIssue, detail: string) =>
  new Problem("proof_invalid", detail, { headers: CHALLENGE, extensions: { reason } });

/**
 * Verifies a proof of possession (RFC 9449 section 4.3), but not whether it was used before.
 * @throws Problem `proof_invalid`
 */
export function verifyProof(proof: string, request: ProvenRequest): VerifiedProof {
  const { header, payload } = decodeProof(proof);
  const key = readKey(header);
  if (request.thumbprint !== null && key.thumbprint !== request.thumbprint)
    throw proofInvalid(
      "wrong_key",
      `The proof's \`jwk\` has the thumbprint ${key.thumbprint}, but the credential is bound to another key.`,
    );
  const claims = readClaims(payload);
  requireClaims(claims, request);
  requireSignature(proof, key);
  return {
    thumbprint: key.thumbprint,
    proofId: hash("sha256", `${key.thumbprint}\n${claims.jti}`, "base64url"),
  };
}

function decodeProof(proof: string): jwt.Jwt {
  const decoded = proof.length <= MAX_PROOF_LENGTH ? decode(proof) : null;
  if (decoded) return decoded;
  throw proofInvalid(
    "malformed",
    `The \`DPoP\` header must be one JWT of up to ${MAX_PROOF_LENGTH} characters.`,
  );
}

function decode(proof: string): jwt.Jwt | null {
  try {
    return jwt.decode(proof, { complete: true });
  } catch {
    return null;
  }
}

function readKey(header: unknown): ProofKey {
  const parsed = headerSchema.safeParse(header);
  if (!parsed.success)
    throw proofInvalid(
      "malformed",
      `The proof's header must have \`typ\` ${TYPE}, an \`alg\`, a \`jwk\`, and no \`crit\`.`,
    );
  const { alg, jwk } = parsed.data;
  if (findPrivateField(jwk) !== null)
    throw proofInvalid(
      "malformed",
      "The proof's `jwk` contains a private key. Replace the key, because others could have read it.",
    );
  const key = importProofKey(jwk);
  if (!key || key.algorithm !== alg)
    throw proofInvalid(
      "wrong_algorithm",
      "The proof must be signed with ES256 and a P-256 key, or with EdDSA and an Ed25519 key.",
    );
  return key;
}

function readClaims(payload: unknown): Claims {
  const parsed = claimsSchema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? "payload")))];
  throw proofInvalid("malformed", `The proof lacks valid claims: ${names.join(", ")}.`);
}

function requireClaims(
  { htm, htu, iat, ath }: Claims,
  { method, url, credential, now }: ProvenRequest,
): void {
  if (htm !== method) throw proofInvalid("wrong_method", `The proof's \`htm\` must be ${method}.`);
  const expectedUrl = toUrlClaim(url);
  if (!URL.canParse(htu) || toUrlClaim(new URL(htu)) !== expectedUrl)
    throw proofInvalid("wrong_url", `The proof's \`htu\` must be ${expectedUrl}.`);
  const age = now.getTime() / 1_000 - iat;
  if (age > PROOF_MAX_AGE_SECONDS)
    throw proofInvalid(
      "expired",
      `The proof is ${Math.floor(age)} seconds old; the limit is ${PROOF_MAX_AGE_SECONDS}.`,
    );
  if (age < -MAX_AHEAD_SECONDS)
    throw proofInvalid(
      "in_future",
      `The proof's \`iat\` is ${Math.floor(-age)} seconds in the future; the limit is ${MAX_AHEAD_SECONDS}.`,
    );
  if (credential !== null && ath !== hash("sha256", credential, "base64url"))
    throw proofInvalid(
      "wrong_credential",
      "The proof's `ath` must be the SHA-256 digest of the credential, as base64url.",
    );
}

/** `htu` claims omit query and fragment (RFC 9449 section 4.3). */
const toUrlClaim = ({ origin, pathname }: URL): string => `${origin}${pathname}`;

/** jsonwebtoken does not support EdDSA, so Node verifies it. */
function requireSignature(proof: string, { publicKey, algorithm }: ProofKey): void {
  const isValid = algorithm === "ES256" ? isValidEs256(proof, publicKey) : isValidEdDsa(proof, publicKey);
  if (!isValid) throw proofInvalid("wrong_signature", "The proof's signature does not match its `jwk`.");
}

function isValidEs256(proof: string, publicKey: ProofKey["publicKey"]): boolean {
  try {
    jwt.verify(proof, publicKey, { algorithms: ["ES256"], ignoreExpiration: true, ignoreNotBefore: true });
    return true;
  } catch {
    return false;
  }
}

function isValidEdDsa(proof: string, publicKey: ProofKey["publicKey"]): boolean {
  const end = proof.lastIndexOf(".");
  const signature = Buffer.from(proof.slice(end + 1), "base64url");
  return verifySignature(null, Buffer.from(proof.slice(0, end)), publicKey, signature);
}
