// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code letter_not_possible}: Letter not possible now. */
public final class LetterNotPossibleException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public LetterNotPossibleException(Refusal refusal) {
    super(refusal);
  }
}
