// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code dependency_unavailable}: Temporarily unavailable. */
public final class DependencyUnavailableException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public DependencyUnavailableException(Refusal refusal) {
    super(refusal);
  }
}
