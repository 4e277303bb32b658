// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code email_not_verified}: see /errors/email_not_verified. */
public final class EmailNotVerifiedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public EmailNotVerifiedException(Refusal refusal) {
    super(refusal);
  }
}
