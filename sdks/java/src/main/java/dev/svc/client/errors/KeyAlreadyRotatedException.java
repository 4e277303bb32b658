// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code key_already_rotated}: API key already rotated. */
public final class KeyAlreadyRotatedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public KeyAlreadyRotatedException(Refusal refusal) {
    super(refusal);
  }
}
