// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code passkey_required}: Confirm with your passkey. */
public final class PasskeyRequiredException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public PasskeyRequiredException(Refusal refusal) {
    super(refusal);
  }
}
