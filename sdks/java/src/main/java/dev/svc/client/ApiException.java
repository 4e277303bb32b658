package dev.svc.client;

import dev.svc.client.internal.Json;
import dev.svc.client.models.Problem;
import dev.svc.client.models.ProblemError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * An error response of the API (RFC 9457). Each error code has a subclass. Codes that this version of the client does
 * not know have none.
 */
public class ApiException extends ClientException {
  private static final long serialVersionUID = 1L;

  private final String problem;
  private final String code;
  private final int status;
  private final Duration retryAfter;

  /** Creates an exception. */
  public ApiException(Refusal refusal) {
    super(describe(refusal.problem()), null, refusal.attempts());
    this.problem = refusal.problem().toJson();
    this.code = refusal.problem().member("code").asText();
    this.status = refusal.problem().member("status").asInt();
    this.retryAfter = refusal.retryAfter();
  }

  /**
   * An error response.
   *
   * @param problem its body
   * @param retryAfter time to wait before a retry, or null
   * @param attempts attempts so far
   */
  public record Refusal(Problem problem, Duration retryAfter, Attempts attempts) {}

  /** Returns the whole response, with the members that some codes add: {@code problem().member("allowedActions")}. */
  public final Problem problem() {
    try {
      return new Problem(Json.parse(problem.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  /** Returns the error code. It is stable, so branch on it. */
  public final String code() {
    return code;
  }

  /** Returns the HTTP status. */
  public final int status() {
    return status;
  }

  /** Returns the title, which is the same for all errors with this code. */
  public final String title() {
    return problem().member("title").asText();
  }

  /** Returns what is wrong with this request. */
  public final String detail() {
    return problem().member("detail").asText();
  }

  /** Returns the request ID. Quote it when you contact support. */
  public final String requestId() {
    return problem().member("requestId").asText();
  }

  /** Returns the invalid members, with their {@code pointer} or {@code parameter}. */
  public final List<ProblemError> errors() {
    return problem().errors();
  }

  /** Returns the time to wait before a retry, if the response says so. */
  public final Optional<Duration> retryAfter() {
    return Optional.ofNullable(retryAfter);
  }

  private static String describe(Problem problem) {
    return problem.member("status").asText()
        + " "
        + problem.member("code").asText()
        + ": "
        + problem.member("detail").asText();
  }
}
