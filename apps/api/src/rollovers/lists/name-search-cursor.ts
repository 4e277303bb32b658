import type { FieldCipher } from "@svc/accounts";
import { invalidCursor } from "@svc/service-kit/lists";
import type { CursorPosition } from "./list-order.ts";

export interface NameSearchPosition {
  /** Sort key of the name. `key` and `accountId` are empty if the match is not by name. */
  key: string;
  accountId: string;
  /** Null if the position is after all rollovers of the account. */
  at: Date | null;
  id: string;
  /** End of the earlier pages that had the list's own order. Null without such pages. */
  after: CursorPosition | null;
}

interface NameSearch {
  organizationId: string;
  order: string;
  name: string;
}

const toCipherLocation = ({ organizationId, order, name }: NameSearch) => ({
  table: "accounts",
  column: "search",
  rowId: `${organizationId}.${order}.${name}`,
});

/** Other cursors contain no dot. */
export const isNameSearchCursor = (cursor: string) => cursor.includes(".");

/** Encrypts the cursor, because the caller might not be allowed to read names. */
export function encodeNameSearchCursor(
  cipher: FieldCipher,
  search: NameSearch,
  position: NameSearchPosition,
): string {
  const { key, accountId, at, id, after } = position;
  const parts = [key, accountId, at, id, ...(after ? [after.sortTime, after.id, after.rank] : [])];
  return cipher.encrypt(JSON.stringify(parts), toCipherLocation(search));
}

/** @throws Problem `invalid_request` for a cursor of another search */
export function decodeNameSearchCursor(
  cipher: FieldCipher,
  search: NameSearch,
  cursor: string,
): NameSearchPosition {
  const [key, accountId, at, id, afterAt, afterId, afterRank] = decryptCursor(cipher, search, cursor);
  const parseTime = (text: string | null | undefined) => (text == null ? null : new Date(text));
  const rank = afterRank == null ? {} : { rank: Number(afterRank) };
  const after = afterId == null ? null : { sortTime: parseTime(afterAt), id: afterId, ...rank };
  return { key: key ?? "", accountId: accountId ?? "", at: parseTime(at), id: id ?? "", after };
}

function decryptCursor(cipher: FieldCipher, search: NameSearch, cursor: string): (string | null)[] {
  try {
    return JSON.parse(cipher.decrypt(cursor, toCipherLocation(search)));
  } catch {
    throw invalidCursor();
  }
}
