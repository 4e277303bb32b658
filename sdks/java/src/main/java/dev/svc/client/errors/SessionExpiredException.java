// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code session_expired}: see /errors/session_expired. */
public final class SessionExpiredException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public SessionExpiredException(Refusal refusal) {
    super(refusal);
  }
}
