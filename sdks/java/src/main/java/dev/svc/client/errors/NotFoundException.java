// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code not_found}: Not found. */
public final class NotFoundException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public NotFoundException(Refusal refusal) {
    super(refusal);
  }
}
