// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/**
 * How days are counted: as {@code calendar} days, or as business days without the holidays of the {@code
 * federal} or the {@code federal_reserve} calendar.
 */
public final class DayCount extends ApiEnum {
  /** Calendar days. */
  public static final DayCount CALENDAR = of("calendar");

  /** Business days without federal holidays. */
  public static final DayCount FEDERAL = of("federal");

  /** Business days without Federal Reserve Bank holidays. */
  public static final DayCount FEDERAL_RESERVE = of("federal_reserve");

  private DayCount(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static DayCount of(String value) {
    return intern(DayCount.class, value, DayCount::new);
  }
}
