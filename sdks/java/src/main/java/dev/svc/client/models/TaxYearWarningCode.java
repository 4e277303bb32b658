// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Machine-readable code. New values may be added. */
public final class TaxYearWarningCode extends ApiEnum {
  /** This release has no tax rules for the year. */
  public static final TaxYearWarningCode TAX_YEAR_UNKNOWN = of("tax_year_unknown");

  private TaxYearWarningCode(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static TaxYearWarningCode of(String value) {
    return intern(TaxYearWarningCode.class, value, TaxYearWarningCode::new);
  }
}
