export const ENVIRONMENTS = Object.freeze(["test", "live"] as const);
export type Environment = (typeof ENVIRONMENTS)[number];

/** Public (frontend), secret (widget authentication), and API keys. */
export const KEY_TYPES = Object.freeze(["pk", "sk", "ak"] as const);
export type KeyType = (typeof KEY_TYPES)[number];

/** Length of `svc_test_ak_` and every other start of a key. */
export const START_LENGTH = 12;
/** Base62 digits of 32 bytes. */
export const BODY_LENGTH = 43;
/** Base62 digits of 32 bits. */
export const CHECKSUM_LENGTH = 6;
/** Characters shown at either end of the body. */
export const HINT_LENGTH = 4;

export const KEY_LENGTH = START_LENGTH + BODY_LENGTH + CHECKSUM_LENGTH;

/** Matches secret keys (`sk`, `ak`), for secret scanners. Pass matches to `parseApiKey`, which verifies the checksum. */
export const KEY_PATTERN = /svc_(test|live)_(sk|ak)_[0-9A-Za-z]{49}/;

/** The parts of a key that may be shown. */
export type KeyHint = {
  readonly environment: Environment;
  readonly type: KeyType;
  readonly prefix: string;
  /** The last four characters of the body, not of the key, which ends with the checksum. */
  readonly last4: string;
};

/** Formats a hint: `svc_test_ak_a1B2…x9Yz`. */
export function formatKeyHint({ environment, type, prefix, last4 }: KeyHint): string {
  return `svc_${environment}_${type}_${prefix}…${last4}`;
}
