// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Reason the money is no longer on its way. */
public final class ReturnReason extends ApiEnum {
  /** The payment was lost. */
  public static final ReturnReason LOST = of("lost");

  /** The payment was returned, for a reason not listed here. */
  public static final ReturnReason RETURNED = of("returned");

  /** The check went stale. */
  public static final ReturnReason STALE = of("stale");

  /** The destination refused the payment and sent it back. */
  public static final ReturnReason REFUSED = of("refused");

  /** The check named the wrong payee. */
  public static final ReturnReason WRONG_PAYEE = of("wrong_payee");

  /** The payment bounced: the paying account had insufficient funds. */
  public static final ReturnReason INSUFFICIENT_FUNDS = of("insufficient_funds");

  /** The bank returned the ACH payment. */
  public static final ReturnReason ACH_RETURN = of("ach_return");

  /** The participant changed their mind, and the payment was stopped or sent back. */
  public static final ReturnReason PARTICIPANT_WITHDREW = of("participant_withdrew");

  private ReturnReason(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static ReturnReason of(String value) {
    return intern(ReturnReason.class, value, ReturnReason::new);
  }
}
