import { now } from "./clock.ts";

/** A key pair that signs proofs of possession with ECDSA on P-256, or Ed25519. The private key can be non-extractable. */
export interface ProofKeyPair {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

/** A public JWK. A type alias, because an interface is not assignable to the API's JWK type, which allows additional fields. */
export type ProofPublicJwk = { kty: string; crv: string; x: string; y?: string };

export type ProofPrivateJwk = ProofPublicJwk & { d: string };

const ES256 = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const ED25519 = { name: "Ed25519" } as const;

/** Generates a key pair for `proofKey`, as JWKs. Store the private key like an API key, and register only the public key. */
export async function generateProofKey(): Promise<{
  privateKey: ProofPrivateJwk;
  publicKey: ProofPublicJwk;
}> {
  const pair = await crypto.subtle.generateKey(ES256, true, ["sign", "verify"]);
  const jwk = (await crypto.subtle.exportKey("jwk", pair.privateKey)) as ProofPrivateJwk;
  const publicKey = toPublicJwk(jwk);
  return { privateKey: { ...publicKey, d: jwk.d }, publicKey };
}

/** Imports a private JWK on P-256 or Ed25519. The imported key cannot be exported again. */
export async function importProofKey(privateJwk: ProofPrivateJwk): Promise<ProofKeyPair> {
  const { d } = privateJwk;
  // Callers read JWKs from files, whose fields can be missing.
  if (typeof d !== "string") throw new TypeError("The proof key must be a private JWK.");
  const algorithm = privateJwk.kty === "EC" ? ES256 : ED25519;
  const publicJwk = toPublicJwk(privateJwk);
  return {
    privateKey: await crypto.subtle.importKey("jwk", { ...publicJwk, d }, algorithm, false, ["sign"]),
    publicKey: await crypto.subtle.importKey("jwk", publicJwk, algorithm, true, ["verify"]),
  };
}

export type SignProof = (method: string, url: string) => Promise<string>;

/** Returns a function that signs proofs (DPoP, RFC 9449) for requests with the credential. */
export function createProofSigner({ privateKey, publicKey }: ProofKeyPair, credential: string): SignProof {
  const algorithm = privateKey.algorithm.name === ES256.name ? ES256 : ED25519;
  const jwk = crypto.subtle.exportKey("jwk", publicKey).then((key) => toPublicJwk(key as ProofPublicJwk));
  const ath = crypto.subtle.digest("SHA-256", encode(credential)).then(toBase64Url);
  // Prevents an unhandled rejection. The first request reports the error.
  jwk.catch(() => {});
  return async (method, url) => {
    const header = { typ: "dpop+jwt", alg: algorithm === ES256 ? "ES256" : "EdDSA", jwk: await jwk };
    const claims = {
      jti: crypto.randomUUID(),
      htm: method,
      htu: url.split(/[?#]/, 1)[0],
      iat: Math.floor(now() / 1_000),
      ath: await ath,
    };
    const signed = `${toBase64Url(encode(JSON.stringify(header)))}.${toBase64Url(encode(JSON.stringify(claims)))}`;
    return `${signed}.${toBase64Url(await crypto.subtle.sign(algorithm, privateKey, encode(signed)))}`;
  };
}

function toPublicJwk({ kty, crv, x, y }: ProofPublicJwk): ProofPublicJwk {
  return { kty, crv, x, ...(y !== undefined && { y }) };
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function toBase64Url(bytes: ArrayBuffer | Uint8Array): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
