// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** How the form is corrected (General Instructions for Certain Information Returns, part H). */
public final class Form5498CorrectionMethod extends ApiEnum {
  /** File a form with the boxes in {@code corrected}, and check its CORRECTED box. */
  public static final Form5498CorrectionMethod ONE_TRANSACTION = of("one_transaction");

  /**
   * First file the original recipient's form with zero amounts and the CORRECTED box checked. Then file a new
   * form with the boxes in {@code corrected}, without checking its CORRECTED box.
   */
  public static final Form5498CorrectionMethod TWO_TRANSACTIONS = of("two_transactions");

  /** File an original form with the boxes in {@code corrected}. */
  public static final Form5498CorrectionMethod ORIGINAL = of("original");

  private Form5498CorrectionMethod(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static Form5498CorrectionMethod of(String value) {
    return intern(Form5498CorrectionMethod.class, value, Form5498CorrectionMethod::new);
  }
}
