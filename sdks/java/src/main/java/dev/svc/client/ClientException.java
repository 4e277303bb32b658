package dev.svc.client;

import java.util.Optional;

/** Base class of all exceptions of calls. They never contain the API key or request headers. */
public class ClientException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int attempts;
  private final String idempotencyKey;

  ClientException(String message, Throwable cause, Attempts attempts) {
    super(message, cause);
    this.attempts = attempts.count();
    this.idempotencyKey = attempts.idempotencyKey();
  }

  /** Returns the number of attempts. */
  public final int attempts() {
    return attempts;
  }

  /** Returns the key of a write. Sending the same write with this key within a day does not execute it twice. */
  public final Optional<String> idempotencyKey() {
    return Optional.ofNullable(idempotencyKey);
  }
}
