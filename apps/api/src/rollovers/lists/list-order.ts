import { isId } from "@svc/service-kit";
import { decodeCursor, encodeCursor, invalidCursor, sealCursor, unsealCursor } from "@svc/service-kit/lists";

export const ORDERS = ["newest", "deadline", "updated"] as const;
export type Order = (typeof ORDERS)[number];

/** A null `sortTime` sorts last. */
export interface CursorPosition {
  sortTime: Date | null;
  id: string;
}

/** The format for `newest` must not change: released cursors use it. */
export function encodeCursorPosition({ sortTime, id }: CursorPosition, order: Order): string {
  if (order === "newest" && sortTime) return encodeCursor({ createdAt: sortTime, id });
  return sealCursor(`${order}.${sortTime ? sortTime.getTime().toString(36) : "-"}.${id}`);
}

/** @throws Problem `invalid_request` for a cursor of another order */
export function decodeCursorPosition(cursor: string, order: Order): CursorPosition {
  if (order === "newest") {
    const { createdAt, id } = decodeCursor(cursor, "rol");
    return { sortTime: createdAt, id };
  }
  const [, cursorOrder, time = "", id = ""] =
    /^([a-z]+)\.([0-9a-z]{1,10}|-)\.(\w+)$/.exec(unsealCursor(cursor)) ?? [];
  if (cursorOrder !== order || !isId("rol", id)) throw invalidCursor();
  return { sortTime: time === "-" ? null : new Date(Number.parseInt(time, 36)), id };
}
