import { isId } from "@svc/service-kit";
import { decodeCursor, encodeCursor, invalidCursor, sealCursor, unsealCursor } from "@svc/service-kit/lists";

export const ORDERS = ["newest", "deadline", "updated"] as const;
export type Order = (typeof ORDERS)[number];

/** A null `at` sorts last. */
export interface CursorPosition {
  at: Date | null;
  id: string;
}

/** The format for `newest` must not change: released cursors use it. */
export function encodeCursorPosition({ at, id }: CursorPosition, order: Order): string {
  if (order === "newest" && at) return encodeCursor({ createdAt: at, id });
  return sealCursor(`${order}.${at ? at.getTime().toString(36) : "-"}.${id}`);
}

/** @throws Problem `invalid_request` for a cursor of another order */
export function decodeCursorPosition(cursor: string, order: Order): CursorPosition {
  if (order === "newest") {
    const { createdAt, id } = decodeCursor(cursor, "rol");
    return { at: createdAt, id };
  }
  const [, cursorOrder, time = "", id = ""] =
    /^([a-z]+)\.([0-9a-z]{1,10}|-)\.(\w+)$/.exec(unsealCursor(cursor)) ?? [];
  if (cursorOrder !== order || !isId("rol", id)) throw invalidCursor();
  return { at: time === "-" ? null : new Date(Number.parseInt(time, 36)), id };
}
