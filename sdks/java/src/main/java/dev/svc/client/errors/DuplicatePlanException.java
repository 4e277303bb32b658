// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code duplicate_plan}: The plan already exists. */
public final class DuplicatePlanException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public DuplicatePlanException(Refusal refusal) {
    super(refusal);
  }
}
