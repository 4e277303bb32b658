// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Why the form is corrected. */
public final class Form5498CorrectionReason extends ApiEnum {
  /** Amounts, codes or checkboxes changed. */
  public static final Form5498CorrectionReason BOXES_CHANGED = of("boxes_changed");

  /** The recipient's name changed. */
  public static final Form5498CorrectionReason RECIPIENT_CHANGED = of("recipient_changed");

  /** The form should not have been filed. All amounts of {@code corrected} are zero. */
  public static final Form5498CorrectionReason NOT_DUE = of("not_due");

  /** The form was not in the filing. */
  public static final Form5498CorrectionReason NOT_FILED = of("not_filed");

  private Form5498CorrectionReason(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static Form5498CorrectionReason of(String value) {
    return intern(Form5498CorrectionReason.class, value, Form5498CorrectionReason::new);
  }
}
