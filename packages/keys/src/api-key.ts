import { randomBytes } from "node:crypto";
import { decodeBase62, encodeBase62, isBase62 } from "./base62.ts";
import { crc32 } from "./checksum.ts";
import type { Environment, KeyHint, KeyType } from "./key-format.ts";
import {
  BODY_LENGTH,
  CHECKSUM_LENGTH,
  ENVIRONMENTS,
  HINT_LENGTH,
  KEY_LENGTH,
  KEY_TYPES,
  START_LENGTH,
} from "./key-format.ts";

const SECRET_BYTES = 32;
const CHECKSUM_START = KEY_LENGTH - CHECKSUM_LENGTH;
/** Longer input is rejected unparsed, so that a hostile header costs nothing. */
const MAX_INPUT_LENGTH = 256;

export type ParsedApiKey = KeyHint & {
  /** 43 base62 characters. Secret: never log or store it. */
  readonly body: string;
  readonly checksum: string;
};

export type ParseFailureReason =
  | "not_a_string"
  | "empty"
  | "too_long"
  | "malformed"
  | "unknown_environment"
  | "unknown_type"
  | "wrong_length"
  | "invalid_character"
  | "checksum_mismatch";

export type ParseFailure = {
  readonly ok: false;
  readonly reason: ParseFailureReason;
  /** Never quotes the input. */
  readonly message: string;
};

export type ParseResult = { readonly ok: true; readonly key: ParsedApiKey } | ParseFailure;

function createFailure(reason: ParseFailureReason, message: string): ParseFailure {
  return Object.freeze({ ok: false, reason, message });
}

const NOT_A_STRING = createFailure("not_a_string", "The API key is not a string.");
const EMPTY = createFailure("empty", "The API key is empty.");
const TOO_LONG = createFailure("too_long", `The API key is longer than ${MAX_INPUT_LENGTH} characters.`);
const MALFORMED = createFailure(
  "malformed",
  "The API key does not have the form svc_<environment>_<type>_<secret>.",
);
const UNKNOWN_ENVIRONMENT = createFailure(
  "unknown_environment",
  `The API key's environment is not one of ${ENVIRONMENTS.join(", ")}.`,
);
const UNKNOWN_TYPE = createFailure(
  "unknown_type",
  `The API key's type is not one of ${KEY_TYPES.join(", ")}.`,
);
const WRONG_LENGTH = createFailure(
  "wrong_length",
  `The API key is not ${KEY_LENGTH} characters long. Check for missing characters, spaces and line breaks.`,
);
const INVALID_CHARACTER = createFailure(
  "invalid_character",
  "The API key contains a character other than 0-9, A-Z and a-z after its type.",
);
const CHECKSUM_MISMATCH = createFailure(
  "checksum_mismatch",
  "The API key's checksum is wrong. Check for typing errors.",
);

function isEnvironment(value: string): value is Environment {
  return (ENVIRONMENTS as readonly string[]).includes(value);
}

function isKeyType(value: string): value is KeyType {
  return (KEY_TYPES as readonly string[]).includes(value);
}

/**
 * Parses an API key and verifies its checksum, but not that the key exists and is active. Does not trim. Never throws.
 * @returns a frozen, shared object on failure
 */
export function parseApiKey(input: unknown): ParseResult {
  if (typeof input !== "string") return NOT_A_STRING;
  if (input.length === 0) return EMPTY;
  if (input.length > MAX_INPUT_LENGTH) return TOO_LONG;

  // Check the parts before the length, so that the reason names the invalid part.
  if (!input.startsWith("svc_")) return MALFORMED;
  const environmentEnd = input.indexOf("_", 4);
  if (environmentEnd === -1) return MALFORMED;
  const typeEnd = input.indexOf("_", environmentEnd + 1);
  if (typeEnd === -1) return MALFORMED;
  const environment = input.slice(4, environmentEnd);
  if (!isEnvironment(environment)) return UNKNOWN_ENVIRONMENT;
  const type = input.slice(environmentEnd + 1, typeEnd);
  if (!isKeyType(type)) return UNKNOWN_TYPE;
  if (input.length !== KEY_LENGTH) return WRONG_LENGTH;
  if (!isBase62(input, START_LENGTH)) return INVALID_CHARACTER;

  // Six digits can encode more than a 32-bit CRC; such values never match.
  const checksum = input.slice(CHECKSUM_START);
  if (decodeBase62(checksum) !== crc32(input, CHECKSUM_START)) return CHECKSUM_MISMATCH;

  const body = input.slice(START_LENGTH, CHECKSUM_START);
  const prefix = body.slice(0, HINT_LENGTH);
  const last4 = body.slice(-HINT_LENGTH);
  return { ok: true, key: { environment, type, body, checksum, prefix, last4 } };
}

/**
 * Generates an API key: `svc_<environment>_<type>_<body><checksum>`. The body is 32 random bytes in base62, big-endian; the
 * checksum is the CRC-32 of everything before it.
 * @returns 61 ASCII characters: show the key once, and store only its hash (`hashApiKey`)
 * @throws TypeError for an unknown environment or type
 */
export function generateApiKey({ environment, type }: { environment: Environment; type: KeyType }): string {
  if (!isEnvironment(environment)) throw new TypeError(UNKNOWN_ENVIRONMENT.message);
  if (!isKeyType(type)) throw new TypeError(UNKNOWN_TYPE.message);
  const secret = BigInt(`0x${randomBytes(SECRET_BYTES).toString("hex")}`);
  const checkedPart = `svc_${environment}_${type}_${encodeBase62(secret, BODY_LENGTH)}`;
  return checkedPart + encodeBase62(BigInt(crc32(checkedPart)), CHECKSUM_LENGTH);
}
