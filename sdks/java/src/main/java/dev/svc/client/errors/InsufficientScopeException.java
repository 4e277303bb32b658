// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code insufficient_scope}: Missing scope. */
public final class InsufficientScopeException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public InsufficientScopeException(Refusal refusal) {
    super(refusal);
  }
}
