// What PostgreSQL writes, as JSON has it.

/** What JSON escapes. A text of the database's is whole Unicode: half of a pair is in none. */
const ESCAPED = /["\\\p{Cc}]/u;

/** Whether text is the same as a string of JSON, between its quotes. */
export function isPlain(text: string): boolean {
  return !ESCAPED.test(text);
}

/**
 * A moment such as `2026-01-31 12:00:00.5+00`, as answers have it: `2026-01-31T12:00:00.500Z`.
 *
 * @returns null where it is written in another way: by a session of another time zone, or of a year that has not four digits
 */
export function toAnswerTime(text: string): string | null {
  const end = text.length - 3;
  if (!text.endsWith("+00") || text[4] !== "-" || text[10] !== " ") return null;
  const whole = `${text.slice(0, 10)}T${text.slice(11, 19)}`;
  if (end === 19) return `${whole}.000Z`;
  if (end < 21 || end > 23 || text[19] !== ".") return null;
  return `${whole}.${text.slice(20, end).padEnd(3, "0")}Z`;
}
