// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code identity_locked}: Identity check is locked. */
public final class IdentityLockedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public IdentityLockedException(Refusal refusal) {
    super(refusal);
  }
}
