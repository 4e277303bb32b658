// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code nothing_to_certify}: No late rollover to certify. */
public final class NothingToCertifyException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public NothingToCertifyException(Refusal refusal) {
    super(refusal);
  }
}
