// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code two_factor_required}: see /errors/two_factor_required. */
public final class TwoFactorRequiredException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public TwoFactorRequiredException(Refusal refusal) {
    super(refusal);
  }
}
