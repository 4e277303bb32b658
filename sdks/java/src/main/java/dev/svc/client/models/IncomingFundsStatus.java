// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Where the money is. */
public final class IncomingFundsStatus extends ApiEnum {
  /** It is not matched to a rollover yet. */
  public static final IncomingFundsStatus UNMATCHED = of("unmatched");

  /** It is in suspense, with a deadline for its return. */
  public static final IncomingFundsStatus SUSPENSE = of("suspense");

  /** It is applied to rollovers. */
  public static final IncomingFundsStatus APPLIED = of("applied");

  /** It was returned to its sender. This is final. */
  public static final IncomingFundsStatus RETURNED = of("returned");

  /** The bank took it back. This is final. */
  public static final IncomingFundsStatus REVERSED = of("reversed");

  private IncomingFundsStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static IncomingFundsStatus of(String value) {
    return intern(IncomingFundsStatus.class, value, IncomingFundsStatus::new);
  }
}
