// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code duplicate_rollover}: The same rollover already exists. */
public final class DuplicateRolloverException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public DuplicateRolloverException(Refusal refusal) {
    super(refusal);
  }
}
