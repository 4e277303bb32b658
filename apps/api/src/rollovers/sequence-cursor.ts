import { invalidCursor } from "@svc/service-kit";

/**
 * The sequence number that a page of a rollover's entries or events begins after.
 *
 * @throws Problem `invalid_request` for a cursor that is none
 */
export function readSequenceCursor(cursor: string | undefined): number {
  if (cursor !== undefined && !/^[1-9]\d{0,8}$/.test(cursor)) throw invalidCursor();
  return Number(cursor ?? 0);
}
