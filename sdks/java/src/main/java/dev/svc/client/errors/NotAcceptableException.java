// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code not_acceptable}: No acceptable response type. */
public final class NotAcceptableException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public NotAcceptableException(Refusal refusal) {
    super(refusal);
  }
}
