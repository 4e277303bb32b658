import { findPrivateField, importProofKey, type ProofJwk } from "@svc/service-kit/auth";
import { z } from "zod";

const JWK_ERROR = "must be a public JWK: an EC key on P-256, or an OKP key on Ed25519";

const hasNoPrivateField = (jwk: unknown) =>
  typeof jwk !== "object" || jwk === null || findPrivateField(jwk) === null;

/** Public JWK (RFC 7517). Outputs only the fields that identify the key. */
export const proofKeyField = z
  .looseObject(
    {
      kty: z.string("must be EC or OKP").describe("The key type: `EC` or `OKP`."),
      crv: z.string("must be P-256 or Ed25519").describe("The curve: `P-256` or `Ed25519`."),
      x: z.string("must be base64url").describe("The x coordinate, as base64url."),
      y: z.string("must be base64url").optional().describe("The y coordinate of an EC key, as base64url."),
    },
    JWK_ERROR,
  )
  .refine(hasNoPrivateField, {
    error:
      "contains a private key. Others may have read it, so generate a new key and send only its public fields",
    when: () => true,
  })
  .meta({
    id: "ProofKey",
    description:
      "A public key as a JWK (RFC 7517), for ES256 or EdDSA. Other public fields are ignored; private fields are rejected.",
  })
  .transform((jwk, context): ProofJwk => {
    const key = importProofKey(jwk);
    if (key) return key.jwk;
    context.addIssue({ code: "custom", message: JWK_ERROR });
    return z.NEVER;
  });

export function toThumbprint(jwk: ProofJwk | undefined): string | null {
  return jwk ? (importProofKey(jwk)?.thumbprint ?? null) : null;
}

/** Returns the audit entry's data about a new key's binding. */
export function toAuditedBinding({ proofKeyThumbprint }: { proofKeyThumbprint: string | null }): object {
  return proofKeyThumbprint === null ? {} : { proofKeyThumbprint };
}
