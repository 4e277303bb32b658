/** The environments a key can belong to: sandbox and production. */
export const ENVIRONMENTS = Object.freeze(["test", "live"] as const);
export type Environment = (typeof ENVIRONMENTS)[number];

/** Public (front-end code), secret (widget authentication) and API (full access) keys. */
export const KEY_TYPES = Object.freeze(["pk", "sk", "ak"] as const);
export type KeyType = (typeof KEY_TYPES)[number];

/** Characters in `svc_test_ak_`; every environment has four and every type two. */
export const START_LENGTH = 12;
/** Base62 digits that 32 bytes need. */
export const BODY_LENGTH = 43;
/** Base62 digits that 32 bits need. */
export const CHECKSUM_LENGTH = 6;
/** Characters of the body shown at either end of a hint. */
export const HINT_LENGTH = 4;

/** Characters in every key. */
export const KEY_LENGTH = START_LENGTH + BODY_LENGTH + CHECKSUM_LENGTH;

/**
 * Matches a secret key (`sk` and `ak`, not the public `pk`) anywhere in a text, for secret scanners. It has no
 * flags and no anchors, and does not verify the checksum: pass a match to `parseApiKey` to drop false alarms.
 */
export const KEY_PATTERN = /svc_(test|live)_(sk|ak)_[0-9A-Za-z]{49}/;

/** What may be shown of a key: everything here is also in the key's record. */
export type KeyHint = {
  readonly environment: Environment;
  readonly type: KeyType;
  /** The first 4 characters of the body. */
  readonly prefix: string;
  /** The last 4 characters of the body, not of the key: those belong to the checksum. */
  readonly last4: string;
};

/**
 * Writes a key so that its owner recognises it and nobody can use it.
 *
 * @param hint Environment, type, and the first and last 4 characters of the body; a parsed key will do.
 * @returns For example `svc_test_ak_a1B2…x9Yz`, with U+2026 in the middle. Never throws.
 */
export function formatKeyHint({ environment, type, prefix, last4 }: KeyHint): string {
  return `svc_${environment}_${type}_${prefix}…${last4}`;
}
