// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/**
 * Sort order. Default: {@code deadline} with {@code dueBefore}, {@code updated} with {@code updatedAfter},
 * otherwise {@code newest}.
 */
public final class RolloverOrder extends ApiEnum {
  /** Newest first. */
  public static final RolloverOrder NEWEST = of("newest");

  /** By deadline: most overdue first, then soonest due. Rollovers without a deadline come last. */
  public static final RolloverOrder DEADLINE = of("deadline");

  /** By last change, latest first. */
  public static final RolloverOrder UPDATED = of("updated");

  /**
   * Most urgent first: by the day of the deadline, so the most days overdue come first, then by priority, then
   * by time. Rollovers without a deadline come last.
   */
  public static final RolloverOrder URGENCY = of("urgency");

  private RolloverOrder(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RolloverOrder of(String value) {
    return intern(RolloverOrder.class, value, RolloverOrder::new);
  }
}
