// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code payload_too_large}: The body is too large. */
public final class PayloadTooLargeException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public PayloadTooLargeException(Refusal refusal) {
    super(refusal);
  }
}
