// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code proof_required}: Proof of possession required. */
public final class ProofRequiredException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public ProofRequiredException(Refusal refusal) {
    super(refusal);
  }
}
