// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code missing_credentials}: No credential sent. */
public final class MissingCredentialsException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public MissingCredentialsException(Refusal refusal) {
    super(refusal);
  }
}
