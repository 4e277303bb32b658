import type { FieldCipher } from "@svc/accounts";
import { invalidCursor } from "@svc/service-kit/lists";
import type { CursorPosition } from "./list-order.ts";

export interface NamedCursorPosition {
  /** Empty, like `accountId`, for matches other than by name. */
  key: string;
  accountId: string;
  /** Null after all rollovers of the account. */
  at: Date | null;
  id: string;
  /** Last position of earlier pages that were in the list's own order. */
  after: CursorPosition | null;
}

interface NamedSearch {
  organizationId: string;
  order: string;
  name: string;
}

const toCipherLocation = ({ organizationId, order, name }: NamedSearch) => ({
  table: "accounts",
  column: "search",
  rowId: `${organizationId}.${order}.${name}`,
});

/** Other cursors have no dot. */
export const isNamedCursor = (cursor: string) => cursor.includes(".");

/** Encrypted, because the caller may not be allowed to read names. */
export function encodeNamedCursor(
  cipher: FieldCipher,
  search: NamedSearch,
  position: NamedCursorPosition,
): string {
  const { key, accountId, at, id, after } = position;
  const parts = [key, accountId, at, id, ...(after ? [after.at, after.id] : [])];
  return cipher.encrypt(JSON.stringify(parts), toCipherLocation(search));
}

/** @throws Problem `invalid_request` for a cursor of another search */
export function decodeNamedCursor(
  cipher: FieldCipher,
  search: NamedSearch,
  cursor: string,
): NamedCursorPosition {
  const [key, accountId, at, id, afterAt, afterId] = decryptCursor(cipher, search, cursor);
  const parseMoment = (text: string | null | undefined) => (text == null ? null : new Date(text));
  const after = afterId == null ? null : { at: parseMoment(afterAt), id: afterId };
  return { key: key ?? "", accountId: accountId ?? "", at: parseMoment(at), id: id ?? "", after };
}

function decryptCursor(cipher: FieldCipher, search: NamedSearch, cursor: string): (string | null)[] {
  try {
    return JSON.parse(cipher.decrypt(cursor, toCipherLocation(search)));
  } catch {
    throw invalidCursor();
  }
}
