// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code ambiguous_credentials}: More than one credential sent. */
public final class AmbiguousCredentialsException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public AmbiguousCredentialsException(Refusal refusal) {
    super(refusal);
  }
}
