// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code malformed_json}: The body is not a JSON object. */
public final class MalformedJsonException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public MalformedJsonException(Refusal refusal) {
    super(refusal);
  }
}
