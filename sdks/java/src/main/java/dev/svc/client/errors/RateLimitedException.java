// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code rate_limited}: Too many requests. */
public final class RateLimitedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public RateLimitedException(Refusal refusal) {
    super(refusal);
  }
}
