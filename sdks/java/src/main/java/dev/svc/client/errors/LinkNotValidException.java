// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code link_not_valid}: see /errors/link_not_valid. */
public final class LinkNotValidException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public LinkNotValidException(Refusal refusal) {
    super(refusal);
  }
}
