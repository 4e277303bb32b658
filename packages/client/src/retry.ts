/** The shortest delays add up to 35 seconds, so a call survives a 30-second restart. */
export const MAX_RETRIES = 12;
/** A retry rarely resolves an internal error. */
const MAX_RETRIES_OF_INTERNAL_ERROR = 4;
const RETRY_FOR_MS = 90_000;

const INITIAL_DELAY_MS = 500;
const MAX_DELAY_MS = 8_000;
/** A call with a longer `Retry-After` fails: the caller decides when to retry. */
const MAX_RETRY_AFTER_S = 60;

/** `identity_locked` also has a `Retry-After`, but is not retried. */
const RETRYABLE_CODES: ReadonlySet<string> = new Set([
  "idempotency_in_progress",
  "rate_limited",
  "internal_error",
  "dependency_unavailable",
  "overloaded",
]);
/** For responses without a code, which come from proxies. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** @param code Null for a response without one of the API's codes. */
export function isRetryable(status: number, code: string | null): boolean {
  return code === null ? RETRYABLE_STATUSES.has(status) : RETRYABLE_CODES.has(code);
}

/** @param limit `failed` is the number of failed attempts */
export function canRetry(
  code: string | null,
  limit: { failed: number; elapsedMs: number; maxRetries: number },
): boolean {
  const maxRetries =
    code === "internal_error" ? Math.min(limit.maxRetries, MAX_RETRIES_OF_INTERNAL_ERROR) : limit.maxRetries;
  return limit.failed <= maxRetries && limit.elapsedMs < RETRY_FOR_MS;
}

/**
 * Computes exponential backoff, half of it random, and at least `retryAfter`.
 *
 * @param failed Number of failed attempts.
 * @param retryAfter Seconds.
 * @param random From 0 to 1.
 * @returns Milliseconds; null if `retryAfter` is more than a minute.
 */
export function computeRetryDelayMs(
  failed: number,
  retryAfter: number | null,
  random: number,
): number | null {
  if (retryAfter !== null && retryAfter > MAX_RETRY_AFTER_S) return null;
  const backoffMs = Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** (failed - 1));
  const jitteredMs = backoffMs / 2 + (backoffMs / 2) * random;
  // Spreads the retries of clients that received the same `Retry-After`.
  return retryAfter === null
    ? jitteredMs
    : Math.max(jitteredMs, retryAfter * 1000 + INITIAL_DELAY_MS * random);
}

/**
 * Parses `Retry-After`, in seconds or as a date (RFC 9110 §10.2.3).
 *
 * @param now Milliseconds since 1970.
 * @returns Seconds.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, (until - now) / 1000);
}
