// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code approval_ended}: This approval has already ended. */
public final class ApprovalEndedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public ApprovalEndedException(Refusal refusal) {
    super(refusal);
  }
}
