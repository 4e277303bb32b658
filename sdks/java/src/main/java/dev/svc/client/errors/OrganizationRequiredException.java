// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code organization_required}: see /errors/organization_required. */
public final class OrganizationRequiredException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public OrganizationRequiredException(Refusal refusal) {
    super(refusal);
  }
}
