import { TypeID } from "typeid-js";

export const ID_PREFIXES = [
  "org",
  "key",
  "cus",
  "acct",
  "rol",
  "dst",
  "doc",
  "ltr",
  "nigo",
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
  "inf",
  "iff",
  "txf",
  "pln",
  "rqs",
  "pmd",
  "trk",
] as const;
export type IdPrefix = (typeof ID_PREFIXES)[number];

/** 128 bits in Crockford's base32: 26 characters hold 130 bits, so the first is at most 7. */
const ID_SUFFIX = "[0-7][0-9a-hjkmnp-tv-z]{25}";

const SUFFIX = new RegExp(`^${ID_SUFFIX}$`);

/** Checks the form of an ID, not that the object exists. */
export function isId(prefix: IdPrefix, text: string): boolean {
  return text.startsWith(`${prefix}_`) && SUFFIX.test(text.slice(prefix.length + 1));
}

/** Checks the form of an ID with any prefix. */
export function isAnyId(text: string): boolean {
  return ID_PREFIXES.some((prefix) => isId(prefix, text));
}

export function idFromUuid(prefix: IdPrefix, uuid: string): string {
  return TypeID.fromUUID(prefix, uuid).toString();
}

/** Converts an ID to its row's UUID. Made-up IDs can give invalid UUID versions, which match no row. */
export function uuidFromId(id: string): string {
  // `toUUID` throws for invalid UUID versions.
  const digits = Buffer.from(TypeID.fromString(id).toUUIDBytes()).toString("hex");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
