// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Whether instructions use payment details. */
public final class PaymentDetailsStatus extends ApiEnum {
  /** They are waiting for a call-back by a second person. Instructions do not use them. */
  public static final PaymentDetailsStatus UNCONFIRMED = of("unconfirmed");

  /** A second person confirmed them by a call-back. Instructions use them. */
  public static final PaymentDetailsStatus CONFIRMED = of("confirmed");

  /** They were rejected. This is final. */
  public static final PaymentDetailsStatus REJECTED = of("rejected");

  /** Later confirmed details replaced them. */
  public static final PaymentDetailsStatus SUPERSEDED = of("superseded");

  private PaymentDetailsStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static PaymentDetailsStatus of(String value) {
    return intern(PaymentDetailsStatus.class, value, PaymentDetailsStatus::new);
  }
}
