<?php

declare(strict_types=1);

namespace Svc\Internal;

/**
 * When and how long to wait before another attempt.
 *
 * @internal
 */
final class RetryPolicy
{
    /** The shortest delays add up to 35 seconds, so a call survives a restart of 30 seconds. */
    public const MAX_RETRIES = 12;
    /** A retry rarely resolves an internal error. */
    private const MAX_RETRIES_OF_INTERNAL_ERROR = 4;
    private const RETRY_FOR_SECONDS = 90.0;
    private const INITIAL_DELAY = 0.5;
    private const MAX_DELAY = 8.0;
    /** A call with a longer `Retry-After` fails, so that the caller decides when to retry. */
    private const MAX_RETRY_AFTER = 60.0;

    private const CODES = [
        'idempotency_in_progress', 'rate_limited', 'internal_error', 'dependency_unavailable', 'overloaded',
    ];
    /** Responses without a code come from proxies. */
    private const STATUSES = [408, 429, 500, 502, 503, 504];

    public static function isRetryable(int $status, ?string $code): bool
    {
        return $code === null ? in_array($status, self::STATUSES, true) : in_array($code, self::CODES, true);
    }

    public static function canRetry(?string $code, int $failed, float $elapsed, int $maxRetries): bool
    {
        if ($code === 'internal_error') {
            $maxRetries = min($maxRetries, self::MAX_RETRIES_OF_INTERNAL_ERROR);
        }
        return $failed <= $maxRetries && $elapsed < self::RETRY_FOR_SECONDS;
    }

    /**
     * Returns seconds: exponential backoff, half of it random, at least `$retryAfter`; null if that is over a minute.
     *
     * @param float $random from 0 to 1
     */
    public static function delay(int $failed, ?float $retryAfter, float $random): ?float
    {
        if ($retryAfter !== null && $retryAfter > self::MAX_RETRY_AFTER) {
            return null;
        }
        $backoff = min(self::MAX_DELAY, self::INITIAL_DELAY * 2 ** ($failed - 1));
        $delay = $backoff / 2 + $backoff / 2 * $random;
        // Spreads the retries of clients that received the same `Retry-After`.
        return $retryAfter === null ? $delay : max($delay, $retryAfter + self::INITIAL_DELAY * $random);
    }

    /** Parses `Retry-After`, in seconds or as a date, to seconds (RFC 9110 section 10.2.3). */
    public static function readRetryAfter(?string $header, float $now): ?float
    {
        if ($header === null || trim($header) === '') {
            return null;
        }
        if (preg_match('/^\d{1,9}(\.\d+)?$/D', trim($header)) === 1) {
            return (float) $header;
        }
        $until = \DateTimeImmutable::createFromFormat('D, d M Y H:i:s \G\M\T', trim($header), new \DateTimeZone('UTC'));
        return $until === false ? null : max(0.0, $until->getTimestamp() - $now);
    }
}
