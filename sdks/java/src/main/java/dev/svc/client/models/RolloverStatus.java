// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Simplified state, for people who do not know the workflow. */
public final class RolloverStatus extends ApiEnum {
  /** The integrator or the participant must act. */
  public static final RolloverStatus ACTION_REQUIRED = of("action_required");

  /** In progress. */
  public static final RolloverStatus IN_PROGRESS = of("in_progress");

  /** Completed. */
  public static final RolloverStatus COMPLETED = of("completed");

  /** Rejected or failed. */
  public static final RolloverStatus FAILED = of("failed");

  /** Canceled or expired. */
  public static final RolloverStatus CANCELLED = of("cancelled");

  private RolloverStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RolloverStatus of(String value) {
    return intern(RolloverStatus.class, value, RolloverStatus::new);
  }
}
