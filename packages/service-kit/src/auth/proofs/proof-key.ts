import { createPublicKey, hash, type KeyObject, type webcrypto } from "node:crypto";

/** The fields of a public JWK (RFC 7517) that its thumbprint covers. */
export type ProofJwk =
  | { kty: "EC"; crv: "P-256"; x: string; y: string }
  | { kty: "OKP"; crv: "Ed25519"; x: string };

export interface ProofKey {
  jwk: ProofJwk;
  publicKey: KeyObject;
  algorithm: ProofAlgorithm;
  /** RFC 7638, SHA-256 as base64url. */
  thumbprint: string;
}

export type ProofAlgorithm = "ES256" | "EdDSA";

/** Private fields of any key type (RFC 7518 section 6, RFC 8037). */
const PRIVATE_FIELDS = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"] as const;

export function findPrivateField(jwk: object): string | null {
  return PRIVATE_FIELDS.find((name) => name in jwk) ?? null;
}

/** Imports a public JWK for ES256 or Ed25519. Ignores other fields, such as `kid`. @returns null for any other key */
export function importProofKey({ kty, crv, x, y }: Readonly<Record<string, unknown>>): ProofKey | null {
  const isEc = kty === "EC" && crv === "P-256";
  if (!isEc && !(kty === "OKP" && crv === "Ed25519")) return null;
  try {
    const publicKey = createPublicKey({
      key: { kty, crv, x, ...(isEc ? { y } : {}) } as webcrypto.JsonWebKey,
      format: "jwk",
    });
    // Exporting normalizes base64url, so that each key has one thumbprint.
    const exported = publicKey.export({ format: "jwk" }) as Record<"x" | "y", string>;
    const jwk: ProofJwk = isEc
      ? { kty, crv, x: exported.x, y: exported.y }
      : { kty: "OKP", crv: "Ed25519", x: exported.x };
    return { jwk, publicKey, algorithm: isEc ? "ES256" : "EdDSA", thumbprint: computeThumbprint(jwk) };
  } catch {
    return null;
  }
}

/** Orders fields lexicographically (RFC 7638 section 3.3). */
function computeThumbprint(jwk: ProofJwk): string {
  const { crv, kty, x } = jwk;
  const fields = jwk.kty === "EC" ? { crv, kty, x, y: jwk.y } : { crv, kty, x };
  return hash("sha256", JSON.stringify(fields), "base64url");
}
