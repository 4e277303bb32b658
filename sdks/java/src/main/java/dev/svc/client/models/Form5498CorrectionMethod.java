// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** How the form is corrected (General Instructions for Certain Information Returns, part H). */
public final class Form5498CorrectionMethod extends ApiEnum {
  /** File {@code corrected} with the CORRECTED box checked. */
  public static final Form5498CorrectionMethod ONE_TRANSACTION = of("one_transaction");

  /**
   * First file the original recipient's form with zero amounts and the CORRECTED box checked. Then file {@code
   * corrected} as a new form, without checking the box.
   */
  public static final Form5498CorrectionMethod TWO_TRANSACTIONS = of("two_transactions");

  /** File {@code corrected} as an original form. */
  public static final Form5498CorrectionMethod ORIGINAL = of("original");

  private Form5498CorrectionMethod(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static Form5498CorrectionMethod of(String value) {
    return intern(Form5498CorrectionMethod.class, value, Form5498CorrectionMethod::new);
  }
}
