// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code sign_in_again}: see /errors/sign_in_again. */
public final class SignInAgainException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public SignInAgainException(Refusal refusal) {
    super(refusal);
  }
}
