// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Machine-readable code. New values may be added. */
public final class TaxWarningCode extends ApiEnum {
  /** The money arrived late, and the participant has not certified a reason. */
  public static final TaxWarningCode LATE_NOT_CERTIFIED = of("late_not_certified");

  /** The certification came more than 30 days after the reason had ended. */
  public static final TaxWarningCode CERTIFIED_AFTER_30_DAYS = of("certified_after_30_days");

  private TaxWarningCode(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static TaxWarningCode of(String value) {
    return intern(TaxWarningCode.class, value, TaxWarningCode::new);
  }
}
