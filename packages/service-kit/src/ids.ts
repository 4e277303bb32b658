import { TypeID, typeid } from "typeid-js";

/** The prefixes of the service's ids. */
export const ID_PREFIXES = [
  "org",
  "key",
  "cus",
  "acct",
  "rol",
  "doc",
  "evt",
  "whe",
  "whd",
  "whr",
  "ses",
  "req",
] as const;
export type IdPrefix = (typeof ID_PREFIXES)[number];

/** Makes a TypeID: the prefix, an underscore and a UUIDv7 in 26 base32 characters, so that ids sort by time. */
export function newId(prefix: IdPrefix): string {
  return typeid(prefix).toString();
}

/** Whether a text has the form of an id with this prefix. It says nothing of whether such a thing exists. */
export function isId(prefix: IdPrefix, text: string): boolean {
  if (text.length !== prefix.length + 27) return false;
  try {
    return TypeID.fromString(text, prefix).getType() === prefix;
  } catch {
    return false;
  }
}

/** The id of a thing whose row has a UUID: the same number, written as a TypeID. */
export function idFromUuid(prefix: IdPrefix, uuid: string): string {
  return TypeID.fromUUID(prefix, uuid).toString();
}

/** The UUID that an id was made from. @param id of a form that `isId` knows */
export function uuidFromId(id: string): string {
  return TypeID.fromString(id).toUUID();
}
