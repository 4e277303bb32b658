// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Whether a receipt counts toward the totals. */
public final class ReceiptStatus extends ApiEnum {
  /** Totals include it. */
  public static final ReceiptStatus RECEIVED = of("received");

  /** Recorded incorrectly, bounced, returned or corrected. Totals exclude it. */
  public static final ReceiptStatus VOID = of("void");

  private ReceiptStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static ReceiptStatus of(String value) {
    return intern(ReceiptStatus.class, value, ReceiptStatus::new);
  }
}
