// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code version_conflict}: The object has changed. */
public final class VersionConflictException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public VersionConflictException(Refusal refusal) {
    super(refusal);
  }
}
