import { timingSafeEqual } from "node:crypto";

/** Whether a text is the one that is wanted, in a time that does not tell how much of it is. */
export function isSameText(found: string, wanted: string): boolean {
  const a = Buffer.from(found);
  const b = Buffer.from(wanted);
  return a.length === b.length && timingSafeEqual(a, b);
}
