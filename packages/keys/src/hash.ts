import type { KeyObject } from "node:crypto";
import { createHmac, createSecretKey } from "node:crypto";

const MIN_SECRET_BYTES = 32;
const ID = /^[A-Za-z0-9_-]{1,32}$/;

/** A secret kept outside the database, without which its key hashes are of no use. */
export type Pepper = {
  /** Stored beside each hash, to tell which pepper made it. 1 to 32 of A-Z, a-z, 0-9, `_` and `-`. */
  readonly id: string;
  /** At least 32 bytes. A KeyObject: it hashes faster than a Buffer and does not print its bytes. */
  readonly key: KeyObject;
};

/** The hash of a key under one pepper. */
export type HashCandidate = {
  readonly pepperId: string;
  /** 64 lowercase hexadecimal characters. */
  readonly hash: string;
};

function parsePepper(entry: string, position: number): Pepper {
  // Neither part may be quoted: when they are swapped, the id is the secret.
  const fail = (fault: string) => new Error(`Pepper ${position} ${fault}.`);
  if (entry === "") throw fail("is empty: look for a comma too many");
  const colon = entry.indexOf(":");
  if (colon === -1) throw fail("has no colon: expected id:base64");
  const id = entry.slice(0, colon);
  if (!ID.test(id)) throw fail("has an id that is not 1 to 32 characters of A-Z, a-z, 0-9, _ and -");
  const encoded = entry.slice(colon + 1);
  const secret = Buffer.from(encoded, "base64");
  // Buffer skips what is not base64 without a word; a secret that lost characters so must not start a service.
  if (secret.toString("base64") !== encoded)
    throw fail("has a secret that is not padded base64 (RFC 4648 §4)");
  if (secret.length < MIN_SECRET_BYTES) {
    throw fail(`has a secret of ${secret.length} bytes: at least ${MIN_SECRET_BYTES} are needed`);
  }
  return { id, key: createSecretKey(secret) };
}

/**
 * Reads the peppers from the form in which the environment carries them: `id:base64[,id:base64…]`, without
 * spaces. The first is the current one, the others are retired. Base64 is RFC 4648 §4, with padding.
 *
 * @param text For example `2027a:<base64 of 32 bytes>,2026b:<base64 of 32 bytes>`.
 * @returns The peppers in the order given; there is at least one.
 * @throws Error at the first fault: an empty text, an entry without a colon, an id malformed or used twice, a
 *   secret that is not base64 or has fewer than 32 bytes. The message gives the fault and the position (from
 *   1), and no part of the text.
 */
export function parsePeppers(text: string): [Pepper, ...Pepper[]] {
  if (text === "") throw new Error("There is no pepper: expected id:base64[,id:base64…].");
  const positions = new Map<string, number>();
  const [current, ...retired] = text.split(",").map((entry, index) => {
    const pepper = parsePepper(entry, index + 1);
    const earlier = positions.get(pepper.id);
    if (earlier !== undefined) throw new Error(`Pepper ${index + 1} has the same id as pepper ${earlier}.`);
    positions.set(pepper.id, index + 1);
    return pepper;
  });
  return [current as Pepper, ...retired];
}

/**
 * Hashes an API key for storage and look-up: HMAC-SHA-256 (RFC 2104, FIPS 180-4) under the pepper. A fast hash
 * is right here: a key has 256 random bits, so that there is nothing to guess and no need to slow it down.
 *
 * @param key The whole key as the client sends it, `svc_` and checksum included; its UTF-8 bytes are hashed.
 *   Parse it first: this does not.
 * @param pepper The pepper, of `parsePeppers`.
 * @returns 64 lowercase hexadecimal characters.
 * @throws TypeError (of node:crypto) when the key is not a string, or the pepper has no secret in it.
 */
export function hashApiKey(key: string, pepper: Pepper): string {
  return createHmac("sha256", pepper.key).update(key, "utf8").digest("hex");
}

/**
 * Hashes an API key under every pepper, to find its record whichever pepper made the stored hash. A record found
 * under another than the first is due for rehashing.
 *
 * @param key The whole key, as for `hashApiKey`.
 * @param peppers Of `parsePeppers`: the current one first.
 * @returns One `{pepperId, hash}` for each pepper, in their order; none for none.
 * @throws TypeError as `hashApiKey` does.
 */
export function hashApiKeyCandidates(key: string, peppers: readonly Pepper[]): HashCandidate[] {
  return peppers.map((pepper) => ({ pepperId: pepper.id, hash: hashApiKey(key, pepper) }));
}
