// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code malformed_multipart}: Malformed multipart/form-data body. */
public final class MalformedMultipartException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public MalformedMultipartException(Refusal refusal) {
    super(refusal);
  }
}
