// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Reason a receipt is void. */
public final class ReceiptVoidReason extends ApiEnum {
  /** The receipt was recorded incorrectly. */
  public static final ReceiptVoidReason TYPED_WRONG = of("typed_wrong");

  /** The check bounced, or the payment was reversed. */
  public static final ReceiptVoidReason BOUNCED = of("bounced");

  private ReceiptVoidReason(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static ReceiptVoidReason of(String value) {
    return intern(ReceiptVoidReason.class, value, ReceiptVoidReason::new);
  }
}
