import { hash } from "node:crypto";
import { Problem } from "../errors/problem.ts";
import { type IdPrefix, isId } from "../ids.ts";

/** A place in a list that is ordered by creation, newest first, and by id where times are equal. */
export interface KeysetPosition {
  createdAt: Date;
  id: string;
}

const CHECK_LENGTH = 6;

/** Writes a position as an opaque cursor. */
export function encodeCursor(position: KeysetPosition): string {
  return sealCursor(`${position.createdAt.getTime().toString(36)}.${position.id}`);
}

/**
 * Reads a cursor back.
 *
 * @param prefix the kind of thing that the list holds: a cursor of another list is refused
 * @throws Problem `invalid_request` when it is cut short, altered or of another list
 */
export function decodeCursor(cursor: string, prefix: IdPrefix): KeysetPosition {
  const [, time, id] = /^([0-9a-z]{1,10})\.(\w+)$/.exec(unsealCursor(cursor)) ?? [];
  if (time === undefined || id === undefined || !isId(prefix, id)) throw invalidCursor();
  return { createdAt: new Date(Number.parseInt(time, 36)), id };
}

/** Makes an opaque cursor of a text. Its checksum is no secret: it finds what was cut or altered on the way. */
export function sealCursor(text: string): string {
  const check = hash("sha256", text, "base64url").slice(0, CHECK_LENGTH);
  return Buffer.from(`${text}.${check}`).toString("base64url");
}

/**
 * Gives the text that a cursor was made of.
 *
 * @throws Problem `invalid_request` when it is cut short or altered
 */
export function unsealCursor(cursor: string): string {
  const text = Buffer.from(cursor, "base64url")
    .toString()
    .slice(0, -CHECK_LENGTH - 1);
  if (sealCursor(text) !== cursor) throw invalidCursor();
  return text;
}

/** The answer to a cursor that this service did not give, or gave for another list. */
export function invalidCursor(): Problem {
  return new Problem("invalid_request", undefined, {
    errors: [{ parameter: "cursor", detail: "This cursor was not given by this list." }],
  });
}
