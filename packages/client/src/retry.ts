// When something is sent again, and after how long. Pure.

/** Retries of a call by default: their shortest waits add up to 35 seconds, so a restart of 30 seconds is outlasted. */
export const MAX_RETRIES = 12;
/** Retries of a call that the API answers with its own 500, which rarely passes. */
const MAX_RETRIES_OF_INTERNAL_ERROR = 4;
/** No retry starts after this time. */
const RETRY_FOR_MS = 90_000;

const FIRST_MS = 500;
const MOST_MS = 8_000;
/** What is to be waited for longer than this is the caller's to wait for. */
const MOST_RETRY_AFTER_S = 60;

/** Codes of the API that say: the same again, later. `identity_locked` has a `Retry-After` too, and is no such code. */
const CODES: ReadonlySet<string> = new Set([
  "idempotency_in_progress",
  "rate_limited",
  "internal_error",
  "dependency_unavailable",
  "overloaded",
]);
/** What stands before the API answers these without a code. */
const STATUSES: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Whether what was refused so may go well when it is sent again as it is. */
export function isPassing(status: number, code: string | null): boolean {
  return code === null ? STATUSES.has(status) : CODES.has(code);
}

/**
 * Returns whether another retry is allowed.
 *
 * @param limit.failed Tries that have failed, 1 or more.
 * @param limit.elapsedMs Time since the first try began.
 * @param limit.maxRetries The caller's limit.
 */
export function mayRetry(
  code: string | null,
  limit: { failed: number; elapsedMs: number; maxRetries: number },
): boolean {
  const most =
    code === "internal_error" ? Math.min(limit.maxRetries, MAX_RETRIES_OF_INTERNAL_ERROR) : limit.maxRetries;
  return limit.failed <= most && limit.elapsedMs < RETRY_FOR_MS;
}

/**
 * How long to wait before the next try: twice as long each time, half of it by chance, and never shorter than the answer asked.
 *
 * @param failed How many tries have failed, 1 or more.
 * @param retryAfter Seconds.
 * @param random From 0 to 1.
 * @returns Milliseconds; null where the answer asks for more than a minute.
 */
export function waitBefore(failed: number, retryAfter: number | null, random: number): number | null {
  if (retryAfter !== null && retryAfter > MOST_RETRY_AFTER_S) return null;
  const whole = Math.min(MOST_MS, FIRST_MS * 2 ** (failed - 1));
  const spread = whole / 2 + (whole / 2) * random;
  // Whoever was told the same second must not come back in the same millisecond.
  return retryAfter === null ? spread : Math.max(spread, retryAfter * 1000 + FIRST_MS * random);
}

/** The seconds that `Retry-After` asks for, of seconds or a date (RFC 9110 §10.2.3). */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, (until - now) / 1000);
}
