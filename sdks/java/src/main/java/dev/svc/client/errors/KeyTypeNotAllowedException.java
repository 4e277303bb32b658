// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code key_type_not_allowed}: Credential type not allowed. */
public final class KeyTypeNotAllowedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public KeyTypeNotAllowedException(Refusal refusal) {
    super(refusal);
  }
}
