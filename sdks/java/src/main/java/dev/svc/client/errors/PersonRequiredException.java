// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code person_required}: A signed-in person must decide. */
public final class PersonRequiredException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public PersonRequiredException(Refusal refusal) {
    super(refusal);
  }
}
