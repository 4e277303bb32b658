import { z } from "zod";
import { type IdPrefix, isId } from "../ids.ts";
import { graphqlTypes } from "./graphql-types.ts";
import { isOneLine, ONE_LINE } from "./line-text.ts";

// The fields that several bodies and queries share, so that a date or an id is read the same way everywhere.

const MAX_METADATA_KEYS = 50;
const MAX_METADATA_KEY_LENGTH = 40;
const MAX_METADATA_VALUE_LENGTH = 500;

/** A Social Security number as people, and their word processors, write it: three, two and four digits, apart. */
const BETWEEN = "(?:\\s+|\\s*[\\p{Pd}\\u2212._/]\\s*)";
const SSN_SHAPE = new RegExp(`(?:^|\\D)\\d{3}${BETWEEN}\\d{2}${BETWEEN}\\d{4}(?:\\D|$)`, "u");

/**
 * Nine digits that could have been issued (no part is all zeros, the first not 666), and nothing else but marks around
 * them; or anywhere, once they are named. Written without looking around, so that it can be proved to be linear.
 */
const AREA = "(?:00[1-9]|0[1-9]\\d|[1-57-9]\\d\\d|6[0-57-9]\\d|66[0-57-9])";
const SERIAL = "(?:000[1-9]|00[1-9]\\d|0[1-9]\\d\\d|[1-9]\\d\\d\\d)";
const NINE_DIGITS = `${AREA}(?:0[1-9]|[1-9]\\d)${SERIAL}`;
const BARE_SSN = new RegExp(`^[^\\p{L}\\d]*${NINE_DIGITS}[^\\p{L}\\d]*$`, "u");
const SSN_NAME = /\bssn|\bs\.s\.n|social[\s_-]*security/g;
const BEHIND_NAME = new RegExp(`^\\D{0,20}${NINE_DIGITS}(?:\\D|$)`);
const MAX_BEHIND_NAME = 30;
const SSN_DIGITS = 9;
const [DIGIT_0, DIGIT_9] = [0x30, 0x39] as const;

/** Whether a text holds what looks like a full Social Security number. */
export function holdsSsn(text: string): boolean {
  const plain = inPlainDigits(text);
  return holdsNineDigits(plain) && SSN_SHAPE.test(plain);
}

/**
 * As `holdsSsn`, and also where its nine digits stand alone or are named. For what is said of a person: elsewhere nine
 * digits are more often something else.
 */
export function holdsBareSsn(text: string): boolean {
  const plain = inPlainDigits(text);
  if (!holdsNineDigits(plain)) return false;
  return SSN_SHAPE.test(plain) || BARE_SSN.test(plain) || holdsNamedSsn(plain.toLowerCase());
}

/** Whether there are as many digits as a number has, wherever they stand: nearly every text has fewer, and is asked for nothing more. */
function holdsNineDigits(plain: string): boolean {
  let digits = 0;
  for (let at = 0; at < plain.length; at += 1) {
    const code = plain.charCodeAt(at);
    if (code < DIGIT_0 || code > DIGIT_9) continue;
    digits += 1;
    if (digits === SSN_DIGITS) return true;
  }
  return false;
}

function holdsNamedSsn(text: string): boolean {
  return [...text.matchAll(SSN_NAME)].some(({ 0: name, index }) => {
    const end = index + name.length;
    return BEHIND_NAME.test(text.slice(end, end + MAX_BEHIND_NAME));
  });
}

/** Full-width digits are digits, and what cannot be seen between them parts nothing. */
function inPlainDigits(text: string): string {
  return /[^ -~]/.test(text) ? text.normalize("NFKC").replace(/\p{Cf}/gu, "") : text;
}

const NO_SSN = { holds: holdsSsn, message: "must not hold a Social Security number" };
const NO_BARE_SSN = {
  holds: holdsBareSsn,
  message: "must not hold a Social Security number, nor nine digits alone that could be one",
};

/** Text of a bounded length, spaces at its ends removed; never a full Social Security number. */
export function textField(maxLength: number) {
  return boundedText(z.string("must be text").trim(), maxLength, NO_SSN);
}

/** As `textField`, on one line: for every name, number and reference that appears in a list, mail, letter or log. */
export function lineField(maxLength: number) {
  return boundedText(line(), maxLength, NO_SSN);
}

function line() {
  return z.string("must be text").trim().refine(isOneLine, ONE_LINE);
}

function boundedText(text: z.ZodString, maxLength: number, ssn: typeof NO_SSN) {
  return (
    text
      .min(1, "must not be empty")
      // As JSON Schema counts: characters, where `max` would count the two halves that UTF-16 makes of some.
      .refine(
        (text) => text.length <= maxLength || [...text].length <= maxLength,
        `must be at most ${maxLength} characters`,
      )
      .refine((text) => !ssn.holds(text), ssn.message)
      .meta({ maxLength })
  );
}

/** As `lineField`, for what is said of a person: nine digits alone are refused too. */
export function personalLineField(maxLength: number) {
  return boundedText(line(), maxLength, NO_BARE_SSN);
}

/** An id of the given kind. */
export function idField(prefix: IdPrefix) {
  return z
    .string(`must be an id that begins with ${prefix}_`)
    .refine((text) => isId(prefix, text), `must be an id that begins with ${prefix}_`)
    .meta({
      description: `A TypeID: ${prefix}_ and 26 characters.`,
      pattern: `^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`,
    });
}

/**
 * The integrator's own id for a thing: any text of up to 255 characters, in NFC. Systems write the same letters as other
 * characters, and an id that looks the same is the same.
 */
export const externalIdField = identifierField(NO_SSN);

/** The integrator's own id for a participant. One that could be their Social Security number is refused. */
export const participantIdField = identifierField(NO_BARE_SSN);

function identifierField(ssn: typeof NO_SSN) {
  return boundedText(line().normalize("NFC"), 255, ssn);
}

/** A calendar day that exists, `YYYY-MM-DD`. The database, like the calendar, has no year 0. */
export const dateField = z.iso
  .date("must be a day that exists, as YYYY-MM-DD")
  .refine((day) => day >= "0001", "must be a day that exists, as YYYY-MM-DD");

/** Money: a decimal string with exactly two places, above zero and below a trillion. */
export const amountField = moneyField("1000.00")
  .refine((text) => text !== "0.00", "must be more than zero")
  .register(graphqlTypes, { scalar: "Money" });

/** As `amountField`, and zero too. */
export const sumField = moneyField("0.00").register(graphqlTypes, { scalar: "Money" });

function moneyField(example: string) {
  return z
    .string(`must be a decimal string such as "${example}"`)
    .regex(
      /^(0|[1-9]\d{0,11})\.\d{2}$/,
      `must be a decimal string with two places, such as "${example}", below a trillion`,
    );
}

/** The integrator's own pairs: at most 50, names of up to 40 characters, texts of up to 500. */
export const metadataField = metadataOf(NO_SSN);

/** As `metadataField`, for what is said of a person: nine digits alone are refused too. */
export const personalMetadataField = metadataOf(NO_BARE_SSN);

function metadataOf(ssn: typeof NO_SSN) {
  return z
    .record(
      z
        .string()
        .min(1, "names must not be empty")
        .max(MAX_METADATA_KEY_LENGTH, "names have at most 40 characters")
        .refine((name) => !ssn.holds(name), `names ${ssn.message}`),
      z
        .string("values must be text")
        .max(MAX_METADATA_VALUE_LENGTH, "values have at most 500 characters")
        .refine((text) => !ssn.holds(text), ssn.message),
      "must be an object of texts",
    )
    .refine((pairs) => Object.keys(pairs).length <= MAX_METADATA_KEYS, "holds at most 50 pairs");
}

/** Times in answers: ISO 8601 in UTC, with milliseconds. */
export const answerTime = z.iso.datetime({ precision: 3 });
