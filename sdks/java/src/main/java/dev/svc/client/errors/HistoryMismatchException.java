// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code history_mismatch}: Rollover does not match its timeline. */
public final class HistoryMismatchException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public HistoryMismatchException(Refusal refusal) {
    super(refusal);
  }
}
