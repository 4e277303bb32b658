// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Machine-readable code. New values may be added. */
public final class TaxAssumptionCode extends ApiEnum {
  /** The participant's date of birth is unknown. */
  public static final TaxAssumptionCode BIRTH_DATE_NOT_KNOWN = of("birth_date_not_known");

  /** It is unknown whether the Roth money has been held for five years. */
  public static final TaxAssumptionCode FIVE_YEARS_NOT_KNOWN = of("five_years_not_known");

  /** It is unknown whether the SIMPLE IRA has been held for two years. */
  public static final TaxAssumptionCode SIMPLE_TWO_YEARS_NOT_KNOWN = of("simple_two_years_not_known");

  private TaxAssumptionCode(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static TaxAssumptionCode of(String value) {
    return intern(TaxAssumptionCode.class, value, TaxAssumptionCode::new);
  }
}
