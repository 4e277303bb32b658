// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code invalid_api_key}: API key not valid. */
public final class InvalidApiKeyException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public InvalidApiKeyException(Refusal refusal) {
    super(refusal);
  }
}
