import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Problem } from "@svc/service-kit";
import { z } from "zod";

// GitHub signs what its secret scanning reports: ECDSA over P-256 with SHA-256, of the body as it is sent.
// https://docs.github.com/en/code-security/secret-scanning/secret-scanning-partner-program

const CURVE = "prime256v1";

/** As `https://api.github.com/meta/public_keys/secret_scanning` answers. */
const keysSchema = z.looseObject({
  public_keys: z.array(z.looseObject({ key_identifier: z.string(), key: z.string() })).min(1),
});

/**
 * The public keys of a file, by their identifiers. It is read each time, so that a file that is fetched anew holds at once.
 *
 * @throws Error naming the file, where it cannot be read or is none
 */
export async function readScannerKeys(file: string): Promise<ReadonlyMap<string, KeyObject>> {
  try {
    const { public_keys } = keysSchema.parse(JSON.parse(await readFile(file, "utf8")));
    return new Map(public_keys.map(({ key_identifier, key }) => [key_identifier, toKey(key)]));
  } catch (error) {
    throw new Error(`SECRET_SCANNING_PUBLIC_KEYS: ${file} holds no public keys`, { cause: error });
  }
}

function toKey(pem: string): KeyObject {
  const key = createPublicKey(pem);
  if (key.asymmetricKeyDetails?.namedCurve !== CURVE) throw new Error("a key is not of the curve P-256");
  return key;
}

/** @throws Problem `signature_invalid` unless one of the keys has signed these bytes */
export function requireSignature(
  keys: ReadonlyMap<string, KeyObject>,
  bytes: Uint8Array,
  identifier: string | undefined,
  signature: string | undefined,
): void {
  const key = identifier === undefined ? undefined : keys.get(identifier);
  if (key && signature && verify("sha256", bytes, key, Buffer.from(signature, "base64"))) return;
  throw new Problem("signature_invalid");
}
