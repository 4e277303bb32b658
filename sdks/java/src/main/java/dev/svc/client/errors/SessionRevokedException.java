// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code session_revoked}: see /errors/session_revoked. */
public final class SessionRevokedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public SessionRevokedException(Refusal refusal) {
    super(refusal);
  }
}
