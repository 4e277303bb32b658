// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Status of a deadline. Deadlines pause during a hold, except the 60 days. */
public final class DeadlineStatus extends ApiEnum {
  /** Running. */
  public static final DeadlineStatus RUNNING = of("running");

  /** Paused, because the rollover is on hold. */
  public static final DeadlineStatus PAUSED = of("paused");

  /** Passed. */
  public static final DeadlineStatus PASSED = of("passed");

  private DeadlineStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static DeadlineStatus of(String value) {
    return intern(DeadlineStatus.class, value, DeadlineStatus::new);
  }
}
