// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code session_bound}: see /errors/session_bound. */
public final class SessionBoundException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public SessionBoundException(Refusal refusal) {
    super(refusal);
  }
}
