// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code approval_outdated}: The rollover changed after the request. */
public final class ApprovalOutdatedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public ApprovalOutdatedException(Refusal refusal) {
    super(refusal);
  }
}
