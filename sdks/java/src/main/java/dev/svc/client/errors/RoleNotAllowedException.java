// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code role_not_allowed}: see /errors/role_not_allowed. */
public final class RoleNotAllowedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public RoleNotAllowedException(Refusal refusal) {
    super(refusal);
  }
}
