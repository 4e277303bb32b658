// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code internal_error}: Internal error. */
public final class InternalErrorException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public InternalErrorException(Refusal refusal) {
    super(refusal);
  }
}
