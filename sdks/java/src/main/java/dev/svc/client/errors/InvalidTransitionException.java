// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code invalid_transition}: Action not possible now. */
public final class InvalidTransitionException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public InvalidTransitionException(Refusal refusal) {
    super(refusal);
  }
}
