// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code recently_invited}: You or the requester joined too recently. */
public final class RecentlyInvitedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public RecentlyInvitedException(Refusal refusal) {
    super(refusal);
  }
}
