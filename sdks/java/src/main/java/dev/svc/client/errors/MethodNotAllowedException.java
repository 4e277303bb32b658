// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code method_not_allowed}: Method not allowed. */
public final class MethodNotAllowedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public MethodNotAllowedException(Refusal refusal) {
    super(refusal);
  }
}
