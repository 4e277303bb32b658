// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Machine-readable code. New values may be added. */
public final class TaxFormWarningCode extends ApiEnum {
  /** Part of the money is an excess contribution. */
  public static final TaxFormWarningCode EXCESS_CONTRIBUTION = of("excess_contribution");

  /** An asset in kind has no fair market value, so amounts are too low. */
  public static final TaxFormWarningCode FAIR_MARKET_VALUE_MISSING = of("fair_market_value_missing");

  /** It is unknown whether the payment was a lump sum, so box 6 assumes one. */
  public static final TaxFormWarningCode LUMP_SUM_NOT_KNOWN = of("lump_sum_not_known");

  /** The payee is a nonresident alien: report the payment on Form 1042-S. */
  public static final TaxFormWarningCode REPORT_ON_1042_S = of("report_on_1042_s");

  /** This release has no tax rules for the year, so it used the rules of the last known year. */
  public static final TaxFormWarningCode TAX_YEAR_UNKNOWN = of("tax_year_unknown");

  private TaxFormWarningCode(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static TaxFormWarningCode of(String value) {
    return intern(TaxFormWarningCode.class, value, TaxFormWarningCode::new);
  }
}
