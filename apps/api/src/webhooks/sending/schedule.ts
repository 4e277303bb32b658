const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

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

export const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;

const JITTER = 0.2;
const MAX_RETRY_AFTER_MS = 24 * HOUR;

/**
 * Returns the delay in milliseconds, or null if no attempt is left.
 * @param attempts made so far, at least 1
 * @param random 0 to 1; spreads retries by ±20%
 * @param retryAfterMs minimum delay requested by the receiver
 */
export function computeRetryDelay(
  attempts: number,
  random: number,
  retryAfterMs: number | null = null,
): number | null {
  const delay = RETRY_DELAYS_MS[attempts - 1];
  if (delay === undefined) return null;
  const jitteredDelay = delay * (1 - JITTER + 2 * JITTER * random);
  return Math.round(Math.max(jitteredDelay, Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS)));
}

/** Returns milliseconds. The header has seconds or a date (RFC 9110 §10.2.3). */
export function parseRetryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * SECOND;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}
