import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Problem } from "@svc/service-kit/errors";
import { z } from "zod";

// GitHub signs the raw body with ECDSA over P-256 and SHA-256.
// https://docs.github.com/en/code-security/secret-scanning/secret-scanning-partner-program

const CURVE = "prime256v1";

const keysSchema = z.looseObject({
  public_keys: z.array(z.looseObject({ key_identifier: z.string(), key: z.string() })).min(1),
});

/** Reads the file on every call, so that updates take effect immediately. */
export async function readScannerKeys(file: string): Promise<ReadonlyMap<string, KeyObject>> {
  try {
    const { public_keys } = keysSchema.parse(JSON.parse(await readFile(file, "utf8")));
    return new Map(public_keys.map(({ key_identifier, key }) => [key_identifier, toKey(key)]));
  } catch (error) {
    throw new Error(`SECRET_SCANNING_PUBLIC_KEYS: cannot read public keys from ${file}`, { cause: error });
  }
}

function toKey(pem: string): KeyObject {
  const key = createPublicKey(pem);
  if (key.asymmetricKeyDetails?.namedCurve !== CURVE) throw new Error("a key does not use the P-256 curve");
  return key;
}

export function requireSignature(
  keys: ReadonlyMap<string, KeyObject>,
  bytes: Uint8Array,
  { identifier, signature }: { identifier: string | undefined; signature: string | undefined },
): void {
  const key = identifier === undefined ? undefined : keys.get(identifier);
  if (key && signature && verify("sha256", bytes, key, Buffer.from(signature, "base64"))) return;
  throw new Problem("signature_invalid");
}
