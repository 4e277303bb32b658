// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code wrong_person}: Another person must decide. */
public final class WrongPersonException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public WrongPersonException(Refusal refusal) {
    super(refusal);
  }
}
