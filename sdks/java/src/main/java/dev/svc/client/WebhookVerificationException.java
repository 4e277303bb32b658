package dev.svc.client;

/** An invalid delivery. Respond with 400, and ignore its content. */
public final class WebhookVerificationException extends Exception {
  private static final long serialVersionUID = 1L;

  /** Why a delivery is invalid. A malformed timestamp counts as too old. */
  public enum Reason {
    /** A header is missing. */
    HEADER_MISSING,
    /** The attempt is too old. */
    TOO_OLD,
    /** The attempt is from the future. */
    TOO_NEW,
    /** No signature matches a secret. */
    NOT_SIGNED,
    /** The body is not valid JSON. */
    NOT_JSON
  }

  private final Reason reason;

  WebhookVerificationException(Reason reason, String message) {
    super(message);
    this.reason = reason;
  }

  /** Returns why the delivery is invalid. */
  public Reason reason() {
    return reason;
  }
}
