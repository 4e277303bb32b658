import type { IdPrefix } from "./ids.ts";
import { newUuid7 } from "./uuid7.ts";

/** Makes a TypeID: the prefix, an underscore and a UUIDv7 in 26 base32 characters, so that ids sort by time. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${newUuid7()}`;
}
