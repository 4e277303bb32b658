import type { KeyObject } from "node:crypto";
import { createHmac, createSecretKey } from "node:crypto";

const MIN_SECRET_BYTES = 32;
const ID_PATTERN = /^[A-Za-z0-9_-]{1,32}$/;

/** A secret stored outside the database. The hashes are useless without it. */
export type Pepper = {
  /** Stored with each hash. 1 to 32 characters of A-Z, a-z, 0-9, `_` and `-`. */
  readonly id: string;
  /** At least 32 bytes. A KeyObject hashes faster than a Buffer and does not print its bytes. */
  readonly key: KeyObject;
};

export type HashCandidate = {
  readonly pepperId: string;
  /** 64 lowercase hexadecimal characters. */
  readonly hash: string;
};

function parsePepper(entry: string, position: number): Pepper {
  // Do not quote either part: if they are swapped, the ID is the secret.
  const fail = (issue: string) => new Error(`Pepper ${position} ${issue}.`);
  if (entry === "") throw fail("is empty: remove the extra comma");
  const colon = entry.indexOf(":");
  if (colon === -1) throw fail("has no colon: expected id:base64");
  const id = entry.slice(0, colon);
  if (!ID_PATTERN.test(id)) throw fail("has an ID that is not 1 to 32 characters of A-Z, a-z, 0-9, _ and -");
  const encoded = entry.slice(colon + 1);
  const secret = Buffer.from(encoded, "base64");
  // Buffer skips invalid characters, so a damaged secret would go unnoticed.
  if (secret.toString("base64") !== encoded)
    throw fail("has a secret that is not padded base64 (RFC 4648 §4)");
  if (secret.length < MIN_SECRET_BYTES) {
    throw fail(`has a secret of ${secret.length} bytes: at least ${MIN_SECRET_BYTES} are required`);
  }
  return { id, key: createSecretKey(secret) };
}

/**
 * Parses `id:base64[,id:base64…]`, without spaces, the current pepper first. Base64 is RFC 4648 §4, with padding.
 * @throws Error naming the issue and the position from 1, never the text
 */
export function parsePeppers(text: string): [Pepper, ...Pepper[]] {
  if (text === "") throw new Error("No pepper: expected id:base64[,id:base64…].");
  const positions = new Map<string, number>();
  const [current, ...retired] = text.split(",").map((entry, index) => {
    const pepper = parsePepper(entry, index + 1);
    const earlier = positions.get(pepper.id);
    if (earlier !== undefined) throw new Error(`Pepper ${index + 1} has the same ID as pepper ${earlier}.`);
    positions.set(pepper.id, index + 1);
    return pepper;
  });
  return [current as Pepper, ...retired];
}

/**
 * Hashes an API key with HMAC-SHA-256 (RFC 2104) under the pepper. A fast hash is safe: a key has 256 random bits.
 * @param key the whole key, already parsed
 * @returns 64 lowercase hexadecimal characters
 */
export function hashApiKey(key: string, pepper: Pepper): string {
  return createHmac("sha256", pepper.key).update(key).digest("hex");
}

/** Hashes an API key under every pepper, to find its record. Rehash a record found under a retired pepper. */
export function hashApiKeyCandidates(key: string, peppers: readonly Pepper[]): HashCandidate[] {
  return peppers.map((pepper) => ({ pepperId: pepper.id, hash: hashApiKey(key, pepper) }));
}
