// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code idempotency_key_reused}: Idempotency key already used. */
public final class IdempotencyKeyReusedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public IdempotencyKeyReusedException(Refusal refusal) {
    super(refusal);
  }
}
