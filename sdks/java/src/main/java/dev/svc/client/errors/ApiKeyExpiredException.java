// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code api_key_expired}: API key expired. */
public final class ApiKeyExpiredException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public ApiKeyExpiredException(Refusal refusal) {
    super(refusal);
  }
}
