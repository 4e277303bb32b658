import { z } from "zod";
import { type IdPrefix, isId } from "../ids.ts";
import { graphqlTypes } from "./graphql-types.ts";
import { isOneLine, ONE_LINE } from "./line-text.ts";

const MAX_METADATA_KEYS = 50;
const MAX_METADATA_KEY_LENGTH = 40;
const MAX_METADATA_VALUE_LENGTH = 500;

const SEPARATOR = "(?:\\s+|\\s*[\\p{Pd}\\u2212._/]\\s*)";
const SSN_SHAPE = new RegExp(`(?:^|\\D)\\d{3}${SEPARATOR}\\d{2}${SEPARATOR}\\d{4}(?:\\D|$)`, "u");

// The nine digits of an assignable SSN (no part all zeros, the first not 666). No lookaround, so that linear matching can be
// proved.
const AREA = "(?:00[1-9]|0[1-9]\\d|[1-57-9]\\d\\d|6[0-57-9]\\d|66[0-57-9])";
const SERIAL = "(?:000[1-9]|00[1-9]\\d|0[1-9]\\d\\d|[1-9]\\d\\d\\d)";
const NINE_DIGITS = `${AREA}(?:0[1-9]|[1-9]\\d)${SERIAL}`;
const BARE_SSN = new RegExp(`^[^\\p{L}\\d]*${NINE_DIGITS}[^\\p{L}\\d]*$`, "u");
const SSN_NAME = /\bssn|\bs\.s\.n|social[\s_-]*security/g;
/** Matches the text after a name such as "SSN". */
const AFTER_NAME = new RegExp(`^\\D{0,20}${NINE_DIGITS}(?:\\D|$)`);
/** Longest match of `AFTER_NAME`: 20 characters, nine digits, and one more character. */
const MAX_AFTER_NAME = 30;
const SSN_DIGITS = 9;
const [DIGIT_0, DIGIT_9] = [0x30, 0x39] as const;

/** Returns true if the text contains a formatted Social Security number. */
export function containsSsn(text: string): boolean {
  const normalized = normalizeDigits(text);
  return containsNineDigits(normalized) && SSN_SHAPE.test(normalized);
}

/** Finds an SSN, even unformatted. For personal data only: elsewhere, nine digits usually mean something else. */
export function containsBareSsn(text: string): boolean {
  const normalized = normalizeDigits(text);
  if (!containsNineDigits(normalized)) return false;
  return (
    SSN_SHAPE.test(normalized) || BARE_SSN.test(normalized) || containsNamedSsn(normalized.toLowerCase())
  );
}

/** Fast path: most texts contain fewer than nine digits. */
function containsNineDigits(normalized: string): boolean {
  let digits = 0;
  for (let index = 0; index < normalized.length; index += 1) {
    const code = normalized.charCodeAt(index);
    if (code < DIGIT_0 || code > DIGIT_9) continue;
    digits += 1;
    if (digits === SSN_DIGITS) return true;
  }
  return false;
}

function containsNamedSsn(text: string): boolean {
  return [...text.matchAll(SSN_NAME)].some(({ 0: name, index }) => {
    const end = index + name.length;
    return AFTER_NAME.test(text.slice(end, end + MAX_AFTER_NAME));
  });
}

/** Converts digits such as full-width ones to ASCII, and removes invisible characters. */
function normalizeDigits(text: string): string {
  return /[^ -~]/.test(text) ? text.normalize("NFKC").replace(/\p{Cf}/gu, "") : text;
}

const NO_SSN = { contains: containsSsn, message: "must not contain a Social Security number" };
const NO_BARE_SSN = {
  contains: containsBareSsn,
  message: "must not contain a Social Security number, or nine digits that could be one",
};

/** Returns a field for trimmed text without an SSN. */
export function textField(maxLength: number) {
  return boundedText(z.string("must be text").trim(), maxLength, NO_SSN);
}

/** Returns a one-line `textField`, for lists, mail, letters and logs. */
export function lineField(maxLength: number) {
  return boundedText(line(), maxLength, NO_SSN);
}

function line() {
  return z.string("must be text").trim().refine(isOneLine, ONE_LINE);
}

function boundedText(schema: z.ZodString, maxLength: number, ssn: typeof NO_SSN) {
  return (
    schema
      .min(1, "must not be empty")
      // Counts characters, as JSON Schema does; `max` counts UTF-16 code units.
      .refine(
        (text) => text.length <= maxLength || [...text].length <= maxLength,
        `must be at most ${maxLength} characters`,
      )
      .refine((text) => !ssn.contains(text), ssn.message)
      .meta({ maxLength })
  );
}

/** Returns a `lineField` that also rejects an unformatted SSN. */
export function personalLineField(maxLength: number) {
  return boundedText(line(), maxLength, NO_BARE_SSN);
}

export function idField(prefix: IdPrefix) {
  return z
    .string(`must be an ID that starts with ${prefix}_`)
    .refine((text) => isId(prefix, text), `must be an ID that starts with ${prefix}_`)
    .meta({
      description: `A TypeID: ${prefix}_ and 26 characters.`,
      pattern: `^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`,
    });
}

/** NFC normalization makes IDs equal if they look the same. */
export const externalIdField = identifierField(NO_SSN);

/** Also rejects an unformatted SSN. */
export const participantIdField = identifierField(NO_BARE_SSN);

function identifierField(ssn: typeof NO_SSN) {
  return boundedText(line().normalize("NFC"), 255, ssn);
}

/** Excludes year 0, which PostgreSQL does not have. */
export const dateField = z.iso
  .date("must be a valid date in the form YYYY-MM-DD")
  .refine((day) => day >= "0001", "must be a valid date in the form YYYY-MM-DD");

/** More than zero, and below a trillion. */
export const amountField = moneyField("1000.00")
  .refine((text) => text !== "0.00", "must be more than zero")
  .register(graphqlTypes, { scalar: "Money" });

/** Zero or more, and below a trillion. */
export const sumField = moneyField("0.00").register(graphqlTypes, { scalar: "Money" });

function moneyField(example: string) {
  return z
    .string(`must be a decimal string such as "${example}"`)
    .regex(
      /^(0|[1-9]\d{0,11})\.\d{2}$/,
      `must be a decimal string with two decimal places, such as "${example}", below one trillion`,
    );
}

export const metadataField = createMetadataField(NO_SSN);

/** Also rejects an unformatted SSN. */
export const personalMetadataField = createMetadataField(NO_BARE_SSN);

function createMetadataField(ssn: typeof NO_SSN) {
  return z
    .record(
      z
        .string()
        .min(1, "names must not be empty")
        .max(MAX_METADATA_KEY_LENGTH, "names can have up to 40 characters")
        .refine((name) => !ssn.contains(name), `names ${ssn.message}`),
      z
        .string("values must be text")
        .max(MAX_METADATA_VALUE_LENGTH, "values can have up to 500 characters")
        .refine((text) => !ssn.contains(text), ssn.message),
      "must be an object with string values",
    )
    .refine((pairs) => Object.keys(pairs).length <= MAX_METADATA_KEYS, "can have up to 50 entries");
}

/** ISO 8601 in UTC, with milliseconds. */
export const timestampField = z.iso.datetime({ precision: 3 });
