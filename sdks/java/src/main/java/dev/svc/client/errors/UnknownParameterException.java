// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code unknown_parameter}: Unknown query parameter. */
public final class UnknownParameterException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public UnknownParameterException(Refusal refusal) {
    super(refusal);
  }
}
