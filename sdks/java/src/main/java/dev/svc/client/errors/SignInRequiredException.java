// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code sign_in_required}: see /errors/sign_in_required. */
public final class SignInRequiredException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public SignInRequiredException(Refusal refusal) {
    super(refusal);
  }
}
