// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code environment_mismatch}: API key from another environment. */
public final class EnvironmentMismatchException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public EnvironmentMismatchException(Refusal refusal) {
    super(refusal);
  }
}
