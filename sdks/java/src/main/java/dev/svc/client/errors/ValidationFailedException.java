// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code validation_failed}: The body is not valid. */
public final class ValidationFailedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public ValidationFailedException(Refusal refusal) {
    super(refusal);
  }
}
