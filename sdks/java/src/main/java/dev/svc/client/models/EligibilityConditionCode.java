// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Machine-readable code. New values may be added. */
public final class EligibilityConditionCode extends ApiEnum {
  /** The amount is included in the participant's income. */
  public static final EligibilityConditionCode INCLUDED_IN_INCOME = of("included_in_income");

  /** The receiving plan must account for the amount separately. */
  public static final EligibilityConditionCode SEPARATE_ACCOUNT = of("separate_account");

  /** Nontaxable amounts must move from trustee to trustee. */
  public static final EligibilityConditionCode NONTAXABLE_AMOUNTS_DIRECT_ONLY = of("nontaxable_amounts_direct_only");

  /** Only rollovers made after December 18, 2015 are accepted. */
  public static final EligibilityConditionCode CONTRIBUTIONS_AFTER_2015_12_18 = of("contributions_after_2015_12_18");

  /** The amount must not include money that cannot be rolled over. */
  public static final EligibilityConditionCode ELIGIBLE_AMOUNT_ONLY = of("eligible_amount_only");

  /** A qualified plan loan offset can be rolled over until the tax return is due. */
  public static final EligibilityConditionCode QUALIFIED_LOAN_OFFSET = of("qualified_loan_offset");

  /** The money repays an earlier distribution, and has its own due date. */
  public static final EligibilityConditionCode REPAYMENT = of("repayment");

  /** The rollover can end a series of substantially equal payments. */
  public static final EligibilityConditionCode PAYMENTS_SERIES_ENDS = of("payments_series_ends");

  /** The destination must be an inherited IRA. */
  public static final EligibilityConditionCode INHERITED_IRA = of("inherited_ira");

  /** A qualified domestic relations order must award the money. */
  public static final EligibilityConditionCode QUALIFIED_ORDER = of("qualified_order");

  /** A divorce or separation instrument must award the IRA. */
  public static final EligibilityConditionCode DIVORCE_INSTRUMENT = of("divorce_instrument");

  /** The required minimum distribution for the year of death must be paid first. */
  public static final EligibilityConditionCode YEAR_OF_DEATH_RMD = of("year_of_death_rmd");

  /** The inherited IRA must be paid out within ten years, with exceptions. */
  public static final EligibilityConditionCode TEN_YEAR_RULE = of("ten_year_rule");

  /** The rollover is made without the participant's consent. */
  public static final EligibilityConditionCode AUTOMATIC_ROLLOVER = of("automatic_rollover");

  /** The plan must have replaced the SIMPLE IRA plan. */
  public static final EligibilityConditionCode SIMPLE_PLAN_REPLACED = of("simple_plan_replaced");

  /** The money must arrive within 60 days. */
  public static final EligibilityConditionCode SIXTY_DAYS = of("sixty_days");

  /** A postponed due date replaces the 60 days. */
  public static final EligibilityConditionCode POSTPONED_DEADLINE = of("postponed_deadline");

  /** The plan withholds 20% for federal tax. */
  public static final EligibilityConditionCode FEDERAL_WITHHOLDING_20_PERCENT = of("federal_withholding_20_percent");

  private EligibilityConditionCode(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static EligibilityConditionCode of(String value) {
    return intern(EligibilityConditionCode.class, value, EligibilityConditionCode::new);
  }
}
