package dev.svc.client;

/** No complete response was received. The call may have been executed. The cause is the underlying error. */
public class ApiConnectionException extends ClientException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public ApiConnectionException(String message, Throwable cause, Attempts attempts) {
    super(message, cause, attempts);
  }
}
