const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;

export interface ProofRequest {
  method: string;
  url: URL;
  /** Absent in the proof that opens the session. */
  token?: string;
}

export type SignProof = (request: ProofRequest) => Promise<string>;

/**
 * Creates a signer of proofs of possession (DPoP, RFC 9449). Its private key cannot be exported and exists only in this page.
 *
 * @param now the service's time in milliseconds since the epoch
 */
export function createProofSigner(now: () => number): SignProof {
  let keys: Promise<{ privateKey: CryptoKey; jwk: object }> | null = null;
  return async ({ method, url, token }) => {
    keys ??= generateKeys();
    const { privateKey, jwk } = await keys;
    const claims = {
      jti: crypto.randomUUID(),
      htm: method,
      htu: url.origin + url.pathname,
      iat: Math.floor(now() / 1_000),
      ...(token !== undefined && { ath: toBase64Url(await crypto.subtle.digest("SHA-256", encode(token))) }),
    };
    const header = { typ: "dpop+jwt", alg: "ES256", jwk };
    const signed = [header, claims].map((part) => toBase64Url(encode(JSON.stringify(part)))).join(".");
    return `${signed}.${toBase64Url(await crypto.subtle.sign(ALGORITHM, privateKey, encode(signed)))}`;
  };
}

async function generateKeys() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(ALGORITHM, false, ["sign"]);
  const { kty, crv, x, y } = await crypto.subtle.exportKey("jwk", publicKey);
  return { privateKey, jwk: { kty, crv, x, y } };
}

const encode = (text: string) => new TextEncoder().encode(text);

function toBase64Url(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
