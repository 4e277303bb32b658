// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code already_set_up}: see /errors/already_set_up. */
public final class AlreadySetUpException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public AlreadySetUpException(Refusal refusal) {
    super(refusal);
  }
}
