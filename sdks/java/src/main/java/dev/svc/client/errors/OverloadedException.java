// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code overloaded}: Too busy. */
public final class OverloadedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public OverloadedException(Refusal refusal) {
    super(refusal);
  }
}
