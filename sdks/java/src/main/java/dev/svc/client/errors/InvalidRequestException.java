// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code invalid_request}: Invalid query parameter. */
public final class InvalidRequestException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public InvalidRequestException(Refusal refusal) {
    super(refusal);
  }
}
