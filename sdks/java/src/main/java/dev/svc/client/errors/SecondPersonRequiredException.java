// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code second_person_required}: A second person must confirm. */
public final class SecondPersonRequiredException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public SecondPersonRequiredException(Refusal refusal) {
    super(refusal);
  }
}
