// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code sign_in_refused}: see /errors/sign_in_refused. */
public final class SignInRefusedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public SignInRefusedException(Refusal refusal) {
    super(refusal);
  }
}
