// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code identity_conflict}: Account has different identity details. */
public final class IdentityConflictException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public IdentityConflictException(Refusal refusal) {
    super(refusal);
  }
}
