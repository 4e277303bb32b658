import { decodeCursor } from "@svc/service-kit";

/** Where a page begins. @throws Problem `invalid_request` for a cursor that no list of rollovers gave */
export function readRolloverCursor(cursor: string | undefined) {
  return cursor === undefined ? null : decodeCursor(cursor, "rol");
}
