import { invalidCursor } from "@svc/service-kit/lists";

/**
 * Returns the sequence number to start after.
 *
 * @throws Problem `invalid_request` for an invalid cursor
 */
export function readSequenceCursor(cursor: string | undefined): number {
  if (cursor !== undefined && !/^[1-9]\d{0,8}$/.test(cursor)) throw invalidCursor();
  return Number(cursor ?? 0);
}
