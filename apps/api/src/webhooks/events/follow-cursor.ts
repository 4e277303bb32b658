import { isId } from "@svc/service-kit";
import { decodeCursorText, encodeCursorText, invalidCursor } from "@svc/service-kit/lists";
import type { EventPosition } from "./event-store.ts";

const START_POSITION: EventPosition = { position: "0", sequence: 0, id: "" };

/** Encodes a cursor that never expires, because it does not refer to a row. */
export function encodePosition({ position, sequence, id }: EventPosition = START_POSITION): string {
  return encodeCursorText(`${BigInt(position).toString(36)}.${sequence.toString(36)}.${id}`);
}

/** @throws Problem `invalid_request` for an invalid cursor or a cursor of another list */
export function decodePosition(cursor: string | undefined): EventPosition {
  if (cursor === undefined) return START_POSITION;
  // Limits the digits to numbers that the database can store.
  const match = /^([0-9a-z]{1,11})\.([0-9a-z]{1,6})\.(\w*)$/.exec(decodeCursorText(cursor));
  const [, position = "", sequence = "", id = ""] = match ?? [];
  const decoded = {
    position: String(Number.parseInt(position, 36)),
    sequence: Number.parseInt(sequence, 36),
    id,
  };
  if (!match || (id !== "" && !isId("evt", id)) || encodePosition(decoded) !== cursor) throw invalidCursor();
  return decoded;
}
