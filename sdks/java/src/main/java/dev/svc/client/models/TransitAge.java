// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Only rollovers whose oldest payment in transit has this age. Implies {@code inTransit}. */
public final class TransitAge extends ApiEnum {
  /** Up to 3 days. */
  public static final TransitAge UP_TO_3_DAYS = of("up_to_3_days");

  /** 4 to 10 days. */
  public static final TransitAge UP_TO_10_DAYS = of("up_to_10_days");

  /** 11 to 30 days. */
  public static final TransitAge UP_TO_30_DAYS = of("up_to_30_days");

  /** More than 30 days. */
  public static final TransitAge OVER_30_DAYS = of("over_30_days");

  private TransitAge(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static TransitAge of(String value) {
    return intern(TransitAge.class, value, TransitAge::new);
  }
}
