// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code session_token_not_accepted}: Session tokens not accepted here. */
public final class SessionTokenNotAcceptedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public SessionTokenNotAcceptedException(Refusal refusal) {
    super(refusal);
  }
}
