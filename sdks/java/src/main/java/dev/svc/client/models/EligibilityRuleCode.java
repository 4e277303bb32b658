// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Machine-readable code. New values may be added. */
public final class EligibilityRuleCode extends ApiEnum {
  /** The IRS rollover chart must allow a rollover between these account types. */
  public static final EligibilityRuleCode IRS_ROLLOVER_CHART = of("irs_rollover_chart");

  /** The rollover type must fit the account types. */
  public static final EligibilityRuleCode ROLLOVER_TYPE = of("rollover_type");

  /** Pre-tax money can move to a designated Roth account only within the plan. */
  public static final EligibilityRuleCode IN_PLAN_REQUIRED = of("in_plan_required");

  /** An in-plan rollover must stay with one custodian and in one plan. */
  public static final EligibilityRuleCode SAME_PLAN = of("same_plan");

  /** Internal delivery needs the same custodian on both sides. */
  public static final EligibilityRuleCode SAME_CUSTODIAN = of("same_custodian");

  /** The participant's claim to the money must allow the destination account. */
  public static final EligibilityRuleCode RELATIONSHIP = of("relationship");

  /** The participant must accept that the rollover is taxable. */
  public static final EligibilityRuleCode TAXABLE_ACKNOWLEDGEMENT = of("taxable_acknowledgement");

  /** Only one 60-day rollover between IRAs is possible in 12 months. */
  public static final EligibilityRuleCode ONE_ROLLOVER_PER_12_MONTHS = of("one_rollover_per_12_months");

  /** SIMPLE IRA money can leave for other account types only after two years. */
  public static final EligibilityRuleCode SIMPLE_TWO_YEARS = of("simple_two_years");

  /** The amount must be eligible for rollover. */
  public static final EligibilityRuleCode ELIGIBLE_AMOUNT = of("eligible_amount");

  /** A hardship distribution cannot be rolled over. */
  public static final EligibilityRuleCode HARDSHIP_DISTRIBUTION = of("hardship_distribution");

  /** Substantially equal payments cannot be rolled over. */
  public static final EligibilityRuleCode PERIODIC_PAYMENTS = of("periodic_payments");

  /** A plan loan treated as a distribution cannot be rolled over. */
  public static final EligibilityRuleCode PLAN_LOAN = of("plan_loan");

  /** A repayment must meet the conditions of its distribution. */
  public static final EligibilityRuleCode REPAYMENT = of("repayment");

  /** A postponed deadline needs a disaster, a combat zone or a waiver that applies. */
  public static final EligibilityRuleCode POSTPONED_DEADLINE = of("postponed_deadline");

  /** The movement must be a rollover. A recharacterization, for example, is not a rollover. */
  public static final EligibilityRuleCode NOT_A_ROLLOVER = of("not_a_rollover");

  /** A rollover without the participant's consent must meet the conditions of the law. */
  public static final EligibilityRuleCode AUTOMATIC_ROLLOVER = of("automatic_rollover");

  /** A required minimum distribution cannot be rolled over. */
  public static final EligibilityRuleCode REQUIRED_MINIMUM_DISTRIBUTION = of("required_minimum_distribution");

  /** The source and the destination must be different accounts. */
  public static final EligibilityRuleCode SAME_ACCOUNT = of("same_account");

  /** The destination account must be able to hold each kind of money. */
  public static final EligibilityRuleCode MONEY_SOURCE = of("money_source");

  /** The directory must list the custodian for this side. */
  public static final EligibilityRuleCode CUSTODIAN_ROLE = of("custodian_role");

  /** The directory must list this account type for the custodian. */
  public static final EligibilityRuleCode CUSTODIAN_ACCOUNT_TYPE = of("custodian_account_type");

  /** The directory must list this delivery method for the custodian. */
  public static final EligibilityRuleCode CUSTODIAN_DELIVERY_METHOD = of("custodian_delivery_method");

  private EligibilityRuleCode(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static EligibilityRuleCode of(String value) {
    return intern(EligibilityRuleCode.class, value, EligibilityRuleCode::new);
  }
}
