// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code amount_mismatch}: Amounts or assets do not match. */
public final class AmountMismatchException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public AmountMismatchException(Refusal refusal) {
    super(refusal);
  }
}
