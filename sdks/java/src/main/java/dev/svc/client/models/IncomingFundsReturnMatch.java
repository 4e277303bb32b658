// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** How the earlier arrivals were found. New values may be added. */
public final class IncomingFundsReturnMatch extends ApiEnum {
  /** One arrival has the return's number and amount. */
  public static final IncomingFundsReturnMatch ARRIVAL = of("arrival");

  /** An arrival with the return's number and amount was divided. The return takes back all parts of the arrival. */
  public static final IncomingFundsReturnMatch DIVIDED = of("divided");

  /** Arrivals of one day with the return's number add up to the return's amount, such as the lines of one check. */
  public static final IncomingFundsReturnMatch LINES = of("lines");

  /** No remaining arrival with the return's number has the return's amount. A person decides. */
  public static final IncomingFundsReturnMatch AMOUNT_DIFFERS = of("amount_differs");

  /**
   * The arrival with the return's number and amount, or a part of the arrival, was already returned or reversed.
   * A person decides.
   */
  public static final IncomingFundsReturnMatch ALREADY_BACK = of("already_back");

  /** No arrival has the return's number. */
  public static final IncomingFundsReturnMatch UNKNOWN_NUMBER = of("unknown_number");

  /** The return has no trace number and no check number. */
  public static final IncomingFundsReturnMatch NO_NUMBER = of("no_number");

  private IncomingFundsReturnMatch(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static IncomingFundsReturnMatch of(String value) {
    return intern(IncomingFundsReturnMatch.class, value, IncomingFundsReturnMatch::new);
  }
}
