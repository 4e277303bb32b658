import { invalidCursor, isId, sealCursor, unsealCursor } from "@svc/service-kit";
import type { EventPlace } from "./event.ts";

/** Before every event. */
const START: EventPlace = { position: "0", sequence: 0, id: "" };

/** Writes a place among followed events as a cursor, which is good for ever: it names no row that has to be there. */
export function encodePlace({ position, sequence, id }: EventPlace = START): string {
  return sealCursor(`${BigInt(position).toString(36)}.${sequence.toString(36)}.${id}`);
}

/** @throws Problem `invalid_request` for a cursor of another list, or of none */
export function decodePlace(cursor: string | undefined): EventPlace {
  if (cursor === undefined) return START;
  // So many digits that the database can hold the numbers, whoever wrote them.
  const match = /^([0-9a-z]{1,11})\.([0-9a-z]{1,6})\.(\w*)$/.exec(unsealCursor(cursor));
  const [, position = "", sequence = "", id = ""] = match ?? [];
  const place = {
    position: String(Number.parseInt(position, 36)),
    sequence: Number.parseInt(sequence, 36),
    id,
  };
  if (!match || (id !== "" && !isId("evt", id)) || encodePlace(place) !== cursor) throw invalidCursor();
  return place;
}
