// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code consent_insufficient}: Consent does not cover this rollover. */
public final class ConsentInsufficientException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public ConsentInsufficientException(Refusal refusal) {
    super(refusal);
  }
}
