// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code already_member}: see /errors/already_member. */
public final class AlreadyMemberException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public AlreadyMemberException(Refusal refusal) {
    super(refusal);
  }
}
