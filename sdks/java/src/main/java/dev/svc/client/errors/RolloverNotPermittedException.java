// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code rollover_not_permitted}: Rollover not permitted. */
public final class RolloverNotPermittedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public RolloverNotPermittedException(Refusal refusal) {
    super(refusal);
  }
}
