import type { IdPrefix } from "./ids.ts";
import { newUuid7 } from "./uuid7.ts";

/** Creates a TypeID: a prefix and a base32 UUIDv7. IDs sort by creation time. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${newUuid7()}`;
}
