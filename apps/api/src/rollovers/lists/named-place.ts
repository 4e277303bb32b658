import type { FieldCipher } from "@svc/accounts";
import { invalidCursor } from "@svc/service-kit";
import type { Place } from "./list-order.ts";

/** A position in the order of names. */
export interface NamedPlace {
  /** A name as indexes hold it; empty with `accountId` for what is found other than by a name. */
  key: string;
  accountId: string;
  /** Of the rollover; null after all of the account's. */
  at: Date | null;
  id: string;
  /** The place in the list's own order after which all hits stand, where the search found fewer when its first pages were read. */
  after: Place | null;
}

/** Which search a cursor belongs to. */
export interface NamedSearch {
  organizationId: string;
  order: string;
  name: string;
}

const boundTo = ({ organizationId, order, name }: NamedSearch) => ({
  table: "accounts",
  column: "search",
  rowId: `${organizationId}.${order}.${name}`,
});

/** Whether a cursor is one of `encodeNamed`: others have no dot. */
export const isNamed = (cursor: string) => cursor.includes(".");

/** Writes a place as a cursor. It is encrypted, since the caller may not read names. */
export function encodeNamed(cipher: FieldCipher, search: NamedSearch, place: NamedPlace): string {
  const { key, accountId, at, id, after } = place;
  const parts = [key, accountId, at, id, ...(after ? [after.at, after.id] : [])];
  return cipher.encrypt(JSON.stringify(parts), boundTo(search));
}

/** @throws Problem `invalid_request` for a cursor that this search did not give */
export function decodeNamed(cipher: FieldCipher, search: NamedSearch, cursor: string): NamedPlace {
  const [key, accountId, at, id, afterAt, afterId] = open(cipher, search, cursor);
  const momentOf = (text: string | null | undefined) => (text == null ? null : new Date(text));
  const after = afterId == null ? null : { at: momentOf(afterAt), id: afterId };
  return { key: key ?? "", accountId: accountId ?? "", at: momentOf(at), id: id ?? "", after };
}

function open(cipher: FieldCipher, search: NamedSearch, cursor: string): (string | null)[] {
  try {
    return JSON.parse(cipher.decrypt(cursor, boundTo(search)));
  } catch {
    throw invalidCursor();
  }
}
