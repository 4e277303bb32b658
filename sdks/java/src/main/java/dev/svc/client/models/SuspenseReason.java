// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Why the money cannot be applied. New values may be added. */
public final class SuspenseReason extends ApiEnum {
  /** No rollover expects it. */
  public static final SuspenseReason NO_ROLLOVER = of("no_rollover");

  /** Several rollovers could expect it. */
  public static final SuspenseReason SEVERAL_ROLLOVERS = of("several_rollovers");

  /** The amount differs from the expected one. */
  public static final SuspenseReason AMOUNT_DIFFERS = of("amount_differs");

  /** The payee line is wrong. */
  public static final SuspenseReason WRONG_PAYEE = of("wrong_payee");

  /** Documents are missing. */
  public static final SuspenseReason DOCUMENTS_MISSING = of("documents_missing");

  /** It may be recorded twice. */
  public static final SuspenseReason SUSPECTED_DUPLICATE = of("suspected_duplicate");

  /** Another reason. Explain it in {@code note}. */
  public static final SuspenseReason OTHER = of("other");

  private SuspenseReason(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static SuspenseReason of(String value) {
    return intern(SuspenseReason.class, value, SuspenseReason::new);
  }
}
