import { hash, randomUUID } from "node:crypto";
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  SignJWT,
} from "jose";

export interface ProofRequest {
  method: string;
  url: string;
  credential?: string;
  /** Replaces claims; undefined removes them. */
  claims?: Record<string, unknown>;
  /** Replaces header parameters; undefined removes them. */
  header?: Record<string, unknown>;
}

export interface ProofSigner {
  jwk: JWK;
  privateJwk: JWK;
  thumbprint: string;
  sign(request: ProofRequest): Promise<string>;
}

/** Creates a DPoP key pair (RFC 9449). Does not share the services' implementation. */
export async function createProofSigner(algorithm: "ES256" | "EdDSA" = "ES256"): Promise<ProofSigner> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(publicKey);
  return {
    jwk,
    privateJwk: await exportJWK(privateKey),
    thumbprint: await calculateJwkThumbprint(jwk),
    sign: ({ method, url, credential, claims, header }) =>
      new SignJWT({
        jti: randomUUID(),
        htm: method,
        htu: url,
        iat: Math.floor(Date.now() / 1_000),
        ...(credential === undefined ? {} : { ath: hash("sha256", credential, "base64url") }),
        ...claims,
      })
        .setProtectedHeader({ typ: "dpop+jwt", alg: algorithm, jwk, ...header } as JWTHeaderParameters)
        .sign(privateKey),
  };
}
