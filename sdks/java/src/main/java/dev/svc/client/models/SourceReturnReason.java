// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Reason received money went back. */
public final class SourceReturnReason extends ApiEnum {
  /** The destination does not accept the money. */
  public static final SourceReturnReason REFUSED = of("refused");

  /** The check named the wrong payee. */
  public static final SourceReturnReason WRONG_PAYEE = of("wrong_payee");

  /** The money was sent to the wrong account or custodian. */
  public static final SourceReturnReason WRONG_ACCOUNT = of("wrong_account");

  /** The payment bounced: the paying account had insufficient funds. */
  public static final SourceReturnReason INSUFFICIENT_FUNDS = of("insufficient_funds");

  /** The bank returned the ACH payment. */
  public static final SourceReturnReason ACH_RETURN = of("ach_return");

  /** More was sent than was requested. */
  public static final SourceReturnReason TOO_MUCH = of("too_much");

  /** The money was not eligible for a rollover and was removed. */
  public static final SourceReturnReason NOT_ELIGIBLE = of("not_eligible");

  /** The participant changed their mind. */
  public static final SourceReturnReason PARTICIPANT_WITHDREW = of("participant_withdrew");

  /** Another reason. */
  public static final SourceReturnReason OTHER = of("other");

  private SourceReturnReason(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static SourceReturnReason of(String value) {
    return intern(SourceReturnReason.class, value, SourceReturnReason::new);
  }
}
