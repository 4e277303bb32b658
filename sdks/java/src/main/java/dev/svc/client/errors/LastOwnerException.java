// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code last_owner}: see /errors/last_owner. */
public final class LastOwnerException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public LastOwnerException(Refusal refusal) {
    super(refusal);
  }
}
