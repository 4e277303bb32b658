// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Priority for the people who work on a rollover. */
public final class RolloverPriority extends ApiEnum {
  /** Below normal. */
  public static final RolloverPriority LOW = of("low");

  /** Default. */
  public static final RolloverPriority NORMAL = of("normal");

  /** Above normal. */
  public static final RolloverPriority HIGH = of("high");

  /** Above all others. */
  public static final RolloverPriority URGENT = of("urgent");

  private RolloverPriority(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RolloverPriority of(String value) {
    return intern(RolloverPriority.class, value, RolloverPriority::new);
  }
}
