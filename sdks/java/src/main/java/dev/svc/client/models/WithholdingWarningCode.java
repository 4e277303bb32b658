// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Machine-readable code. New values may be added. */
public final class WithholdingWarningCode extends ApiEnum {
  /** Nothing was withheld, although 20% is mandatory. */
  public static final WithholdingWarningCode WITHHOLDING_MISSING = of("withholding_missing");

  /** Less than the mandatory 20% was withheld. */
  public static final WithholdingWarningCode WITHHOLDING_BELOW_20_PERCENT = of("withholding_below_20_percent");

  /** More than the mandatory 20% was withheld. */
  public static final WithholdingWarningCode WITHHOLDING_ABOVE_20_PERCENT = of("withholding_above_20_percent");

  /** The amount withheld from a conversion did not reach the Roth IRA. */
  public static final WithholdingWarningCode WITHHOLDING_NOT_ROLLED_OVER = of("withholding_not_rolled_over");

  private WithholdingWarningCode(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static WithholdingWarningCode of(String value) {
    return intern(WithholdingWarningCode.class, value, WithholdingWarningCode::new);
  }
}
