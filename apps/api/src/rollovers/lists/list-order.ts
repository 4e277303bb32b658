import { isId } from "@svc/service-kit";
import {
  decodeCursor,
  decodeCursorText,
  encodeCursor,
  encodeCursorText,
  invalidCursor,
} from "@svc/service-kit/lists";

export const ORDERS = ["newest", "deadline", "updated", "urgency"] as const;
export type Order = (typeof ORDERS)[number];

/** A null `sortTime` sorts last. */
export interface CursorPosition {
  sortTime: Date | null;
  id: string;
  /** 1 for `urgent` to 4 for `low`. Only in the order `urgency`. */
  rank?: number | undefined;
}

/** The format for `newest` must not change: released cursors use it. */
export function encodeCursorPosition({ sortTime, id, rank }: CursorPosition, order: Order): string {
  if (order === "newest" && sortTime) return encodeCursor({ createdAt: sortTime, id });
  const parts = [order, sortTime ? sortTime.getTime().toString(36) : "-", id];
  return encodeCursorText((order === "urgency" ? [...parts, rank] : parts).join("."));
}

/** @throws Problem `invalid_request` for a cursor of another order */
export function decodeCursorPosition(cursor: string, order: Order): CursorPosition {
  if (order === "newest") {
    const { createdAt, id } = decodeCursor(cursor, "rol");
    return { sortTime: createdAt, id };
  }
  const [, cursorOrder, time = "", id = "", rank] =
    /^([a-z]+)\.([0-9a-z]{1,10}|-)\.(\w+)(?:\.([1-4]))?$/.exec(decodeCursorText(cursor)) ?? [];
  const isComplete = (rank !== undefined) === (order === "urgency");
  if (cursorOrder !== order || !isComplete || !isId("rol", id)) throw invalidCursor();
  const sortTime = time === "-" ? null : new Date(Number.parseInt(time, 36));
  return rank === undefined ? { sortTime, id } : { sortTime, id, rank: Number(rank) };
}
