import { TypeID } from "typeid-js";

/** The prefixes of the service's ids. */
export const ID_PREFIXES = [
  "org",
  "key",
  "cus",
  "acct",
  "rol",
  "dst",
  "doc",
  "apr",
  "evt",
  "whe",
  "whd",
  "whr",
  "ses",
  "req",
  "usr",
  "mem",
  "inv",
  "pse",
  "pcr",
  "pvr",
  "ssd",
  "tfa",
  "psk",
  "mail",
  "svw",
  "cons",
  "crq",
] as const;
export type IdPrefix = (typeof ID_PREFIXES)[number];

/** 128 bits in Crockford's base32. The 26 characters hold two bits more, which are zero: the first is at most 7. */
export const ID_SUFFIX = "[0-7][0-9a-hjkmnp-tv-z]{25}";

const SUFFIX = new RegExp(`^${ID_SUFFIX}$`);

/** Whether a text has the form of an id with this prefix. It says nothing of whether such a thing exists. */
export function isId(prefix: IdPrefix, text: string): boolean {
  return text.startsWith(`${prefix}_`) && SUFFIX.test(text.slice(prefix.length + 1));
}

/** The id of a thing whose row has a UUID: the same number, written as a TypeID. */
export function idFromUuid(prefix: IdPrefix, uuid: string): string {
  return TypeID.fromUUID(prefix, uuid).toString();
}

/**
 * The UUID that an id was made from. Of an id that nobody made, the UUID has a version that no row's has: the number is
 * read all the same, and finds nothing.
 *
 * @param id of a form that `isId` knows
 */
export function uuidFromId(id: string): string {
  // Not `toUUID`, which throws for a number that is of no version.
  const digits = Buffer.from(TypeID.fromString(id).toUUIDBytes()).toString("hex");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
