// When a delivery that failed is tried again. Pure: chance and time are handed in.

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What is waited after the first failed attempt, the second, and so on, in milliseconds. */
export const RETRY_DELAYS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** The first attempt and one after each delay. */
export const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;

const JITTER = 0.2;
/** A receiver may ask for more time than the schedule gives, within reason. */
const LONGEST_RETRY_AFTER_MS = 24 * HOUR;

/**
 * How long to wait before the next attempt.
 *
 * @param attempts how many have been made, one or more
 * @param random from 0 to 1: spreads the retries of many deliveries that failed together by a fifth either way
 * @param retryAfterMs what the receiver asked for; waited at the least
 * @returns milliseconds; null when no attempt is left
 */
export function retryDelay(
  attempts: number,
  random: number,
  retryAfterMs: number | null = null,
): number | null {
  const delay = RETRY_DELAYS_MS[attempts - 1];
  if (delay === undefined) return null;
  const spread = delay * (1 - JITTER + 2 * JITTER * random);
  return Math.round(Math.max(spread, Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS)));
}

/**
 * What a `Retry-After` header asks for (RFC 9110 §10.2.3): seconds, or a date.
 *
 * @returns milliseconds, zero at the least; null for none, or one that says nothing
 */
export function parseRetryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * SECOND;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}
