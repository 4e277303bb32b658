// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Whether a difference still blocks completion. */
public final class AmountMismatchStatus extends ApiEnum {
  /** It blocks completion. */
  public static final AmountMismatchStatus OPEN = of("open");

  /** Further receipts closed it, or it was accepted. */
  public static final AmountMismatchStatus RESOLVED = of("resolved");

  private AmountMismatchStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static AmountMismatchStatus of(String value) {
    return intern(AmountMismatchStatus.class, value, AmountMismatchStatus::new);
  }
}
