package dev.svc.client;

/** The attempt timed out. The call may have been executed. */
public final class ApiTimeoutException extends ApiConnectionException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public ApiTimeoutException(String message, Throwable cause, Attempts attempts) {
    super(message, cause, attempts);
  }
}
