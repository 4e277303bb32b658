// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Whether a transfer counts toward the totals. */
public final class TransferStatus extends ApiEnum {
  /** Totals include it. */
  public static final TransferStatus SENT = of("sent");

  /** Lost, returned, stale or corrected. Totals exclude it. */
  public static final TransferStatus VOID = of("void");

  private TransferStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static TransferStatus of(String value) {
    return intern(TransferStatus.class, value, TransferStatus::new);
  }
}
