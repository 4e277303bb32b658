// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code proof_invalid}: Proof of possession not valid. */
public final class ProofInvalidException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public ProofInvalidException(Refusal refusal) {
    super(refusal);
  }
}
