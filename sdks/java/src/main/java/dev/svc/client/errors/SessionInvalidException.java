// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code session_invalid}: see /errors/session_invalid. */
public final class SessionInvalidException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public SessionInvalidException(Refusal refusal) {
    super(refusal);
  }
}
