import dev.svc.client.internal.RetryPolicy;
import java.time.Duration;
import java.time.Instant;

/** Tests of the rules for retries. */
final class RetryTests {
  private RetryTests() {}

  static void main(String[] args) throws Exception {
    UnitTests.test("limits retries by number and time", RetryTests::limitsRetries);
    UnitTests.test("delays retries", RetryTests::delaysRetries);
    UnitTests.test("parses Retry-After", RetryTests::parsesRetryAfter);
  }

  private static void limitsRetries() {
    UnitTests.check(RetryPolicy.canRetry(null, 12, Duration.ZERO, 12), true);
    UnitTests.check(RetryPolicy.canRetry(null, 13, Duration.ZERO, 12), false);
    UnitTests.check(RetryPolicy.canRetry(null, 1, Duration.ZERO, 0), false);
    UnitTests.check(RetryPolicy.canRetry(null, 2, Duration.ofSeconds(90), 12), false);
    UnitTests.check(RetryPolicy.canRetry("internal_error", 4, Duration.ZERO, 12), true);
    UnitTests.check(RetryPolicy.canRetry("internal_error", 5, Duration.ZERO, 12), false);
    UnitTests.check(RetryPolicy.isRetryable(408, null), true);
    UnitTests.check(RetryPolicy.isRetryable(503, "something_new"), false);
    Duration waited = Duration.ZERO;
    for (int failed = 1; RetryPolicy.canRetry(null, failed, waited, RetryPolicy.MAX_RETRIES); failed++)
      waited = waited.plus(RetryPolicy.delay(failed, null, 0));
    UnitTests.check(waited.compareTo(Duration.ofSeconds(30)) > 0, true);
  }

  private static void delaysRetries() {
    UnitTests.check(RetryPolicy.delay(1, null, 0), Duration.ofMillis(250));
    UnitTests.check(RetryPolicy.delay(1, null, 1), Duration.ofMillis(500));
    UnitTests.check(RetryPolicy.delay(9, null, 1), Duration.ofSeconds(8));
    UnitTests.check(RetryPolicy.delay(1, Duration.ofSeconds(60), 0), Duration.ofSeconds(60));
    UnitTests.check(RetryPolicy.delay(1, Duration.ofSeconds(61), 0), null);
  }

  private static void parsesRetryAfter() {
    Instant now = Instant.parse("2026-01-02T03:04:05Z");
    UnitTests.check(RetryPolicy.readRetryAfter("7", now), Duration.ofSeconds(7));
    UnitTests.check(RetryPolicy.readRetryAfter("0.5", now), Duration.ofMillis(500));
    UnitTests.check(RetryPolicy.readRetryAfter("-1", now), Duration.ZERO);
    UnitTests.check(RetryPolicy.readRetryAfter("Fri, 02 Jan 2026 03:04:15 GMT", now), Duration.ofSeconds(10));
    UnitTests.check(RetryPolicy.readRetryAfter("Fri, 02 Jan 2026 03:04:00 GMT", now), Duration.ZERO);
    for (String malformed : new String[] {null, "", "soon", "NaN", "1e9", "99999999999999999999"})
      UnitTests.check(RetryPolicy.readRetryAfter(malformed, now), null);
  }
}
