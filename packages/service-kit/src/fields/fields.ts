import { z } from "zod";
import { type IdPrefix, isId } from "../ids.ts";

// The fields that several bodies and queries share, so that a date or an id is read the same way everywhere.

const MAX_METADATA_KEYS = 50;
const MAX_METADATA_KEY_LENGTH = 40;
const MAX_METADATA_VALUE_LENGTH = 500;

/** A Social Security number as people, and their word processors, write it: three, two and four digits, apart. */
const SSN_SHAPE = /(?<!\d)\d{3}\s*[\p{Pd}\u2212.\s]\s*\d{2}\s*[\p{Pd}\u2212.\s]\s*\d{4}(?!\d)/u;

/** Whether a text holds what looks like a full Social Security number. */
export function holdsSsn(text: string): boolean {
  return SSN_SHAPE.test(text);
}

/** Text of a bounded length, spaces at its ends removed; never a full Social Security number. */
export function textField(maxLength: number) {
  return (
    z
      .string("must be text")
      .trim()
      .min(1, "must not be empty")
      // As JSON Schema counts: characters, where `max` would count the two halves that UTF-16 makes of some.
      .refine((text) => [...text].length <= maxLength, `must be at most ${maxLength} characters`)
      .refine((text) => !holdsSsn(text), "must not hold a Social Security number")
      .meta({ maxLength })
  );
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

/** The integrator's own id for a thing: any text of up to 255 characters. */
export const externalIdField = textField(255);

/** A calendar day that exists, `YYYY-MM-DD`. The database, like the calendar, has no year 0. */
export const dateField = z.iso
  .date("must be a day that exists, as YYYY-MM-DD")
  .refine((day) => day >= "0001", "must be a day that exists, as YYYY-MM-DD");

/** A moment of the years 1 to 9999, ISO 8601 with a time zone, to the millisecond. */
export const timeField = z.iso
  .datetime({ offset: true, error: "must be a time such as 2026-01-31T12:00:00Z", abort: true })
  .refine((text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= 1 && year <= 9999;
  }, "must be within the years 1 to 9999")
  .transform((text) => new Date(text));

/** Money: a decimal string with exactly two places, above zero and below a trillion. */
export const amountField = z
  .string('must be a decimal string such as "1000.00"')
  .regex(
    /^(0|[1-9]\d{0,11})\.\d{2}$/,
    'must be a decimal string with two places, such as "1000.00", below a trillion',
  )
  .refine((text) => !/^0\.00$/.test(text), "must be more than zero");

/** The integrator's own pairs: at most 50, names of up to 40 characters, texts of up to 500. */
export const metadataField = z
  .record(
    z
      .string()
      .min(1, "names must not be empty")
      .max(MAX_METADATA_KEY_LENGTH, "names have at most 40 characters")
      .refine((name) => !holdsSsn(name), "names must not hold a Social Security number"),
    z
      .string("values must be text")
      .max(MAX_METADATA_VALUE_LENGTH, "values have at most 500 characters")
      .refine((text) => !holdsSsn(text), "must not hold a Social Security number"),
    "must be an object of texts",
  )
  .refine((pairs) => Object.keys(pairs).length <= MAX_METADATA_KEYS, "holds at most 50 pairs");

/** Times in answers: ISO 8601 in UTC, with milliseconds. */
export const answerTime = z.iso.datetime({ precision: 3 });
