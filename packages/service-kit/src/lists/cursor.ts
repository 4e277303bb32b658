import { hash } from "node:crypto";
import { Problem } from "../errors/problem.ts";
import { type IdPrefix, isId } from "../ids.ts";

export interface KeysetPosition {
  createdAt: Date;
  id: string;
}

const CHECK_LENGTH = 6;

export function encodeCursor(position: KeysetPosition): string {
  return sealCursor(`${position.createdAt.getTime().toString(36)}.${position.id}`);
}

/**
 * Decodes a cursor.
 * @returns null for undefined, which is the start of the list
 * @throws Problem `invalid_request` if it is truncated, altered, or from another list
 */
export function decodeCursor(cursor: string, prefix: IdPrefix): KeysetPosition;
export function decodeCursor(cursor: string | undefined, prefix: IdPrefix): KeysetPosition | null;
export function decodeCursor(cursor: string | undefined, prefix: IdPrefix): KeysetPosition | null {
  if (cursor === undefined) return null;
  const [, time, id] = /^([0-9a-z]{1,10})\.(\w+)$/.exec(unsealCursor(cursor)) ?? [];
  if (time === undefined || id === undefined || !isId(prefix, id)) throw invalidCursor();
  return { createdAt: new Date(Number.parseInt(time, 36)), id };
}

/** Encodes text as an opaque cursor. The checksum detects alteration; it is not a signature. */
export function sealCursor(text: string): string {
  const check = hash("sha256", text, "base64url").slice(0, CHECK_LENGTH);
  return Buffer.from(`${text}.${check}`).toString("base64url");
}

/**
 * Returns the text of a cursor.
 * @throws Problem `invalid_request` if it is truncated or altered
 */
export function unsealCursor(cursor: string): string {
  const text = Buffer.from(cursor, "base64url")
    .toString()
    .slice(0, -CHECK_LENGTH - 1);
  if (sealCursor(text) !== cursor) throw invalidCursor();
  return text;
}

export function invalidCursor(): Problem {
  return new Problem("invalid_request", undefined, {
    errors: [{ parameter: "cursor", detail: "This cursor does not belong to this list." }],
  });
}
