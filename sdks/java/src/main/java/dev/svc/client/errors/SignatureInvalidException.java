// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code signature_invalid}: Signature not valid. */
public final class SignatureInvalidException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public SignatureInvalidException(Refusal refusal) {
    super(refusal);
  }
}
