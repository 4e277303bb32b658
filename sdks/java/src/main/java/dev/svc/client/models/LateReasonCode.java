// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). */
public final class LateReasonCode extends ApiEnum {
  /** An error was committed by the financial institution making the distribution or receiving the contribution. */
  public static final LateReasonCode FINANCIAL_INSTITUTION_ERROR = of("financial_institution_error");

  /** The distribution was in the form of a check and the check was misplaced and never cashed. */
  public static final LateReasonCode CHECK_MISPLACED = of("check_misplaced");

  /**
   * The distribution was deposited into and remained in an account that was mistakenly thought to be a
   * retirement plan or IRA.
   */
  public static final LateReasonCode WRONG_ACCOUNT = of("wrong_account");

  /** The participant's principal residence was severely damaged. */
  public static final LateReasonCode RESIDENCE_DAMAGED = of("residence_damaged");

  /** One of the participant's family members died. */
  public static final LateReasonCode FAMILY_DEATH = of("family_death");

  /** The participant, or one of their family members, was seriously ill. */
  public static final LateReasonCode SERIOUS_ILLNESS = of("serious_illness");

  /** The participant was incarcerated. */
  public static final LateReasonCode INCARCERATION = of("incarceration");

  /** Restrictions were imposed by a foreign country. */
  public static final LateReasonCode FOREIGN_RESTRICTIONS = of("foreign_restrictions");

  /** A postal error occurred. */
  public static final LateReasonCode POSTAL_ERROR = of("postal_error");

  /**
   * The distribution was made on account of an IRS levy, and the proceeds of the levy were returned to the
   * participant.
   */
  public static final LateReasonCode LEVY_RETURNED = of("levy_returned");

  /**
   * The party making the distribution delayed providing information that the receiving plan or IRA required,
   * despite reasonable efforts to obtain it.
   */
  public static final LateReasonCode INFORMATION_DELAYED = of("information_delayed");

  /** The distribution was made to a state unclaimed property fund. */
  public static final LateReasonCode UNCLAIMED_PROPERTY = of("unclaimed_property");

  private LateReasonCode(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static LateReasonCode of(String value) {
    return intern(LateReasonCode.class, value, LateReasonCode::new);
  }
}
