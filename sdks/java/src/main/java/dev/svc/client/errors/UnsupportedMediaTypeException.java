// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code unsupported_media_type}: Unsupported media type. */
public final class UnsupportedMediaTypeException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public UnsupportedMediaTypeException(Refusal refusal) {
    super(refusal);
  }
}
