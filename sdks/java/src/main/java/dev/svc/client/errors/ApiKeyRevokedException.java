// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code api_key_revoked}: API key revoked. */
public final class ApiKeyRevokedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public ApiKeyRevokedException(Refusal refusal) {
    super(refusal);
  }
}
