// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code origin_not_allowed}: see /errors/origin_not_allowed. */
public final class OriginNotAllowedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public OriginNotAllowedException(Refusal refusal) {
    super(refusal);
  }
}
