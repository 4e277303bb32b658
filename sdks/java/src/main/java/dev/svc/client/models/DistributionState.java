// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** State of the distribution as a whole. Each rollover also has its own state. */
public final class DistributionState extends ApiEnum {
  /** Created, not submitted. */
  public static final DistributionState DRAFT = of("draft");

  /** The whole distribution was submitted. */
  public static final DistributionState SUBMITTED = of("submitted");

  /** The whole distribution was canceled. */
  public static final DistributionState CANCELLED = of("cancelled");

  private DistributionState(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static DistributionState of(String value) {
    return intern(DistributionState.class, value, DistributionState::new);
  }
}
