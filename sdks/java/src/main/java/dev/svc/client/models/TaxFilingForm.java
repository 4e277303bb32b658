// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/**
 * {@code 1099-R}, filed by the custodians that paid, or {@code 5498}, filed by the custodians of the receiving
 * IRAs.
 */
public final class TaxFilingForm extends ApiEnum {
  /** IRA contributions of the year. */
  public static final TaxFilingForm _5498 = of("5498");

  /** Distributions of the year. */
  public static final TaxFilingForm _1099_R = of("1099-R");

  private TaxFilingForm(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static TaxFilingForm of(String value) {
    return intern(TaxFilingForm.class, value, TaxFilingForm::new);
  }
}
