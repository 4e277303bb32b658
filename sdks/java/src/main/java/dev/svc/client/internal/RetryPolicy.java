package dev.svc.client.internal;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Set;
import java.util.regex.Pattern;

/** When and how long to wait before another attempt. For the client only. */
public final class RetryPolicy {
  /** Default max retries. The shortest delays add up to 35 seconds, so a call survives a restart of 30 seconds. */
  public static final int MAX_RETRIES = 12;

  // A retry rarely resolves an internal error.
  private static final int MAX_RETRIES_OF_INTERNAL_ERROR = 4;
  private static final Duration RETRY_FOR = Duration.ofSeconds(90);
  private static final Duration INITIAL_DELAY = Duration.ofMillis(500);
  private static final Duration MAX_DELAY = Duration.ofSeconds(8);
  // A call with a longer Retry-After fails, so that the caller decides when to retry.
  private static final Duration MAX_RETRY_AFTER = Duration.ofMinutes(1);
  private static final Pattern SECONDS = Pattern.compile("-?\\d{1,9}(\\.\\d{1,9})?");

  private static final Set<String> CODES =
      Set.of("idempotency_in_progress", "rate_limited", "internal_error", "dependency_unavailable", "overloaded");
  // Responses without a code come from proxies.
  private static final Set<Integer> STATUSES = Set.of(408, 429, 500, 502, 503, 504);

  private RetryPolicy() {}

  /** Returns whether a response can be retried. Its code is null if it has none. */
  public static boolean isRetryable(int status, String code) {
    return code == null ? STATUSES.contains(status) : CODES.contains(code);
  }

  /** Returns whether the limits allow another attempt after {@code failed} attempts. */
  public static boolean canRetry(String code, int failed, Duration elapsed, int maxRetries) {
    int max = "internal_error".equals(code) ? Math.min(maxRetries, MAX_RETRIES_OF_INTERNAL_ERROR) : maxRetries;
    return failed <= max && elapsed.compareTo(RETRY_FOR) < 0;
  }

  /**
   * Returns the delay: exponential backoff, half of it random, and at least {@code retryAfter}.
   *
   * @param retryAfter null if unknown
   * @param random from 0 to 1
   * @return null if {@code retryAfter} is over a minute
   */
  public static Duration delay(int failed, Duration retryAfter, double random) {
    if (retryAfter != null && retryAfter.compareTo(MAX_RETRY_AFTER) > 0) return null;
    double initial = INITIAL_DELAY.toMillis();
    double backoff = Math.min(MAX_DELAY.toMillis(), initial * Math.pow(2, failed - 1));
    double delay = backoff / 2 + backoff / 2 * random;
    // Spreads the retries of clients that received the same Retry-After.
    if (retryAfter != null) delay = Math.max(delay, retryAfter.toMillis() + initial * random);
    return Duration.ofMillis(Math.round(delay));
  }

  /** Parses {@code Retry-After}, in seconds or as a date (RFC 9110 section 10.2.3). Returns null if it is malformed. */
  public static Duration readRetryAfter(String header, Instant now) {
    if (header == null) return null;
    if (SECONDS.matcher(header.strip()).matches())
      return Duration.ofMillis(Math.max(0, Math.round(Double.parseDouble(header.strip()) * 1000)));
    try {
      Instant until = ZonedDateTime.parse(header.strip(), DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
      return until.isBefore(now) ? Duration.ZERO : Duration.between(now, until);
    } catch (DateTimeException error) {
      return null;
    }
  }
}
