import { hash } from "node:crypto";
import { Problem } from "../errors/problem.ts";
import { type IdPrefix, isId } from "../ids.ts";

export interface KeysetPosition {
  createdAt: Date;
  id: string;
}

const CHECKSUM_LENGTH = 6;

export function encodeCursor(position: KeysetPosition): string {
  return encodeCursorText(`${position.createdAt.getTime().toString(36)}.${position.id}`);
}

/**
 * Decodes a cursor; null is the start of the list.
 * @throws Problem `invalid_request` if it is truncated, altered, or from another list
 */
export function decodeCursor(cursor: string, prefix: IdPrefix): KeysetPosition;
export function decodeCursor(cursor: string | undefined, prefix: IdPrefix): KeysetPosition | null;
export function decodeCursor(cursor: string | undefined, prefix: IdPrefix): KeysetPosition | null {
  if (cursor === undefined) return null;
  const [, time, id] = /^([0-9a-z]{1,10})\.(\w+)$/.exec(decodeCursorText(cursor)) ?? [];
  if (time === undefined || id === undefined || !isId(prefix, id)) throw invalidCursor();
  return { createdAt: new Date(Number.parseInt(time, 36)), id };
}

/** Encodes text as an opaque cursor. Its checksum detects accidental changes; it is not a signature. */
export function encodeCursorText(text: string): string {
  const checksum = hash("sha256", text, "base64url").slice(0, CHECKSUM_LENGTH);
  return Buffer.from(`${text}.${checksum}`).toString("base64url");
}

/** Returns the text of a cursor. @throws Problem `invalid_request` if it is truncated or altered */
export function decodeCursorText(cursor: string): string {
  const text = Buffer.from(cursor, "base64url")
    .toString()
    .slice(0, -CHECKSUM_LENGTH - 1);
  if (encodeCursorText(text) !== cursor) throw invalidCursor();
  return text;
}

export function invalidCursor(): Problem {
  return new Problem("invalid_request", undefined, {
    errors: [{ parameter: "cursor", detail: "This cursor is damaged or belongs to another list." }],
  });
}
