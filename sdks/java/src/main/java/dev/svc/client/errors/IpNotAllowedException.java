// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code ip_not_allowed}: Client address not allowed. */
public final class IpNotAllowedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public IpNotAllowedException(Refusal refusal) {
    super(refusal);
  }
}
