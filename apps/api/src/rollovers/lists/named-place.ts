import type { FieldCipher } from "@svc/accounts";
import { invalidCursor } from "@svc/service-kit";
import type { Place } from "./list-order.ts";

export interface NamedPlace {
  /** Empty, like `accountId`, for matches other than by name. */
  key: string;
  accountId: string;
  /** Null after all rollovers of the account. */
  at: Date | null;
  id: string;
  /** Last position of earlier pages that were in the list's own order. */
  after: Place | null;
}

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

/** Other cursors have no dot. */
export const isNamed = (cursor: string) => cursor.includes(".");

/** Encrypted, because the caller may not be allowed to read names. */
export function encodeNamed(cipher: FieldCipher, search: NamedSearch, place: NamedPlace): string {
  const { key, accountId, at, id, after } = place;
  const parts = [key, accountId, at, id, ...(after ? [after.at, after.id] : [])];
  return cipher.encrypt(JSON.stringify(parts), boundTo(search));
}

/** @throws Problem `invalid_request` for a cursor of another search */
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
