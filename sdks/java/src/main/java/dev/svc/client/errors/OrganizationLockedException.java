// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code organization_locked}: Organization locked. */
public final class OrganizationLockedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public OrganizationLockedException(Refusal refusal) {
    super(refusal);
  }
}
