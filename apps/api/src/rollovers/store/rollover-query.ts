import { decodeCursor } from "@svc/service-kit/lists";

/** @throws Problem `invalid_request` for an invalid cursor */
export function readRolloverCursor(cursor: string | undefined) {
  return cursor === undefined ? null : decodeCursor(cursor, "rol");
}
