// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code idempotency_in_progress}: The same request is in progress. */
public final class IdempotencyInProgressException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public IdempotencyInProgressException(Refusal refusal) {
    super(refusal);
  }
}
