// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.List;

/** Result of the IRS rollover chart and its notes. Not tax advice. */
public final class Eligibility extends ApiObject {
  /** Creates an object from JSON. */
  public Eligibility(JsonNode json) {
    super(json);
  }

  /** Outcome of the eligibility check. */
  public Outcome outcome() {
    return required("outcome", enumeration(Outcome::of));
  }

  /** Conditions of this rollover. */
  public List<EligibilityCondition> conditions() {
    return required("conditions", list(EligibilityCondition::new));
  }

  /** Rules that are unmet or cannot be evaluated yet. */
  public List<EligibilityRule> rules() {
    return required("rules", list(EligibilityRule::new));
  }

  /** Version of the rules. */
  public String rulesetVersion() {
    return required("rulesetVersion", ApiObject::text);
  }

  /** Outcome of the eligibility check. */
  public static final class Outcome extends ApiEnum {
    /** Allowed. */
    public static final Outcome ALLOWED = of("allowed");

    /** Allowed under {@code conditions}. */
    public static final Outcome ALLOWED_WITH_CONDITIONS = of("allowed_with_conditions");

    /** Not allowed. {@code rules} has the reasons. */
    public static final Outcome PROHIBITED = of("prohibited");

    /** A required fact is missing. {@code rules} has the details. */
    public static final Outcome NEEDS_REVIEW = of("needs_review");

    private Outcome(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Outcome of(String value) {
      return intern(Outcome.class, value, Outcome::new);
    }
  }
<<<<<<< HEAD
=======

  /** A condition of an allowed rollover. */
  public static final class Condition extends ApiObject {
    /** Creates an object from JSON. */
    public Condition(JsonNode json) {
      super(json);
    }

    /** Machine-readable code. New values may be added. */
    public Code code() {
      return required("code", enumeration(Code::of));
    }

    /** Human-readable explanation. */
    public String detail() {
      return required("detail", ApiObject::text);
    }

    /** Machine-readable code. New values may be added. */
    public static final class Code extends ApiEnum {
      /** The amount is included in the participant's income. */
      public static final Code INCLUDED_IN_INCOME = of("included_in_income");

      /** The receiving plan must account for the amount separately. */
      public static final Code SEPARATE_ACCOUNT = of("separate_account");

      /** Nontaxable amounts must move from trustee to trustee. */
      public static final Code NONTAXABLE_AMOUNTS_DIRECT_ONLY = of("nontaxable_amounts_direct_only");

      /** Only rollovers made after December 18, 2015 are accepted. */
      public static final Code CONTRIBUTIONS_AFTER_2015_12_18 = of("contributions_after_2015_12_18");

      /** The amount must not include money that cannot be rolled over. */
      public static final Code ELIGIBLE_AMOUNT_ONLY = of("eligible_amount_only");

      /** A qualified plan loan offset is due later than 60 days. */
      public static final Code QUALIFIED_LOAN_OFFSET = of("qualified_loan_offset");

      /** The money repays an earlier distribution, and has its own due date. */
      public static final Code REPAYMENT = of("repayment");

      /** The rollover can end a series of substantially equal payments. */
      public static final Code PAYMENTS_SERIES_ENDS = of("payments_series_ends");

      /** The destination must be an inherited IRA. */
      public static final Code INHERITED_IRA = of("inherited_ira");

      /** A qualified domestic relations order must award the money. */
      public static final Code QUALIFIED_ORDER = of("qualified_order");

      /** A divorce or separation instrument must award the IRA. */
      public static final Code DIVORCE_INSTRUMENT = of("divorce_instrument");

      /** The required minimum distribution for the year of death must be paid first. */
      public static final Code YEAR_OF_DEATH_RMD = of("year_of_death_rmd");

      /** The inherited IRA must be paid out within ten years, with exceptions. */
      public static final Code TEN_YEAR_RULE = of("ten_year_rule");

      /** The rollover is made without the participant's consent. */
      public static final Code AUTOMATIC_ROLLOVER = of("automatic_rollover");

      /** The plan must have replaced the SIMPLE IRA plan. */
      public static final Code SIMPLE_PLAN_REPLACED = of("simple_plan_replaced");

      /** The money must arrive within 60 days. */
      public static final Code SIXTY_DAYS = of("sixty_days");

      /** A postponed due date replaces the 60 days. */
      public static final Code POSTPONED_DEADLINE = of("postponed_deadline");

      /** The plan withholds 20% for federal tax. */
      public static final Code FEDERAL_WITHHOLDING_20_PERCENT = of("federal_withholding_20_percent");

      private Code(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Code of(String value) {
        return intern(Code.class, value, Code::new);
      }
    }
  }

  /** A rule that is unmet or cannot be evaluated yet. */
  public static final class Rule extends ApiObject {
    /** Creates an object from JSON. */
    public Rule(JsonNode json) {
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
>>>>>>> f75a3f1fd792597a4cb54115ffee10f8840eb2d0
}
