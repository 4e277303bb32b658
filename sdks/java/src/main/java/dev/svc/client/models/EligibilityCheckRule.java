// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;

/** A rule that is unmet or cannot be evaluated yet. */
public final class EligibilityCheckRule extends ApiObject {
  /** Creates an object from JSON. */
  public EligibilityCheckRule(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. New values may be added. */
  public Code code() {
    return required("code", enumeration(Code::of));
  }

  /** Whether a rule is unmet or cannot be evaluated. */
  public Result result() {
    return required("result", enumeration(Result::of));
  }

  /** Human-readable explanation. */
  public String detail() {
    return required("detail", ApiObject::text);
  }

  /** Machine-readable code. New values may be added. */
  public static final class Code extends ApiEnum {
    /** The IRS rollover chart must allow a rollover between these account types. */
    public static final Code IRS_ROLLOVER_CHART = of("irs_rollover_chart");

    /** The rollover type must fit the account types. */
    public static final Code ROLLOVER_TYPE = of("rollover_type");

    /** Pre-tax money can move to a designated Roth account only within the plan. */
    public static final Code IN_PLAN_REQUIRED = of("in_plan_required");

    /** An in-plan rollover must stay with one custodian and in one plan. */
    public static final Code SAME_PLAN = of("same_plan");

    /** Internal delivery needs the same custodian on both sides. */
    public static final Code SAME_CUSTODIAN = of("same_custodian");

    /** The participant's claim to the money must allow the destination account. */
    public static final Code RELATIONSHIP = of("relationship");

    /** The participant must accept that the rollover is taxable. */
    public static final Code TAXABLE_ACKNOWLEDGEMENT = of("taxable_acknowledgement");

    /** Only one 60-day rollover between IRAs is possible in 12 months. */
    public static final Code ONE_ROLLOVER_PER_12_MONTHS = of("one_rollover_per_12_months");

    /** SIMPLE IRA money can leave for other account types only after two years. */
    public static final Code SIMPLE_TWO_YEARS = of("simple_two_years");

    /** The amount must be eligible for rollover. */
    public static final Code ELIGIBLE_AMOUNT = of("eligible_amount");

    /** A hardship distribution cannot be rolled over. */
    public static final Code HARDSHIP_DISTRIBUTION = of("hardship_distribution");

    /** Substantially equal payments cannot be rolled over. */
    public static final Code PERIODIC_PAYMENTS = of("periodic_payments");

    /** A plan loan treated as a distribution cannot be rolled over. */
    public static final Code PLAN_LOAN = of("plan_loan");

    /** A repayment must meet the conditions of its distribution. */
    public static final Code REPAYMENT = of("repayment");

    /** A postponed deadline needs a disaster, a combat zone or a waiver that applies. */
    public static final Code POSTPONED_DEADLINE = of("postponed_deadline");

    /** The movement must be a rollover, and not a recharacterization, for example. */
    public static final Code NOT_A_ROLLOVER = of("not_a_rollover");

    /** A rollover without the participant's consent must meet the conditions of the law. */
    public static final Code AUTOMATIC_ROLLOVER = of("automatic_rollover");

    /** A required minimum distribution cannot be rolled over. */
    public static final Code REQUIRED_MINIMUM_DISTRIBUTION = of("required_minimum_distribution");

    /** The source and the destination must be different accounts. */
    public static final Code SAME_ACCOUNT = of("same_account");

    /** The destination account must be able to hold each kind of money. */
    public static final Code MONEY_SOURCE = of("money_source");

    /** The directory must list the custodian for this side. */
    public static final Code CUSTODIAN_ROLE = of("custodian_role");

    /** The directory must list this account type for the custodian. */
    public static final Code CUSTODIAN_ACCOUNT_TYPE = of("custodian_account_type");

    /** The directory must list this delivery method for the custodian. */
    public static final Code CUSTODIAN_DELIVERY_METHOD = of("custodian_delivery_method");

    private Code(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Code of(String value) {
      return intern(Code.class, value, Code::new);
    }
  }

  /** Whether a rule is unmet or cannot be evaluated. */
  public static final class Result extends ApiEnum {
    /** Not met. */
    public static final Result UNMET = of("unmet");

    /** Cannot be evaluated yet. */
    public static final Result UNKNOWN = of("unknown");

    private Result(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Result of(String value) {
      return intern(Result.class, value, Result::new);
    }
  }
}
