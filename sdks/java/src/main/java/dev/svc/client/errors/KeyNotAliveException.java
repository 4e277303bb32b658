// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code key_not_alive}: API key revoked or expired. */
public final class KeyNotAliveException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public KeyNotAliveException(Refusal refusal) {
    super(refusal);
  }
}
