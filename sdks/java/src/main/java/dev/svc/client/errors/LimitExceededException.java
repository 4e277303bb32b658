// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code limit_exceeded}: Organization limit reached. */
public final class LimitExceededException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public LimitExceededException(Refusal refusal) {
    super(refusal);
  }
}
