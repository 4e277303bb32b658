// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** Result of the eligibility rules, with the expected tax treatment. Not tax advice. */
public final class EligibilityCheck extends ApiObject {
  /** Creates an object from JSON. */
  public EligibilityCheck(JsonNode json) {
    super(json);
  }

  /** Outcome of the eligibility check. */
  public Outcome outcome() {
    return required("outcome", enumeration(Outcome::of));
  }

  /** Conditions of this rollover. */
  public List<EligibilityCheckCondition> conditions() {
    return required("conditions", list(EligibilityCheckCondition::new));
  }

  /** Rules that are unmet or cannot be evaluated yet. */
  public List<EligibilityCheckRule> rules() {
    return required("rules", list(EligibilityCheckRule::new));
  }

  /** Version of the rules. */
  public String rulesetVersion() {
    return required("rulesetVersion", ApiObject::text);
  }

  /** The codes of Form 1099-R and the withholding, if all money leaves and arrives on one day. */
  public TaxTreatment taxTreatment() {
    return required("taxTreatment", TaxTreatment::new);
  }

  /** Deadlines, in the order of the steps that start them. */
  public List<ExpectedDeadline> deadlines() {
    return required("deadlines", list(ExpectedDeadline::new));
  }

  /** Set if the year in which the money leaves has no rules yet. Null otherwise. */
  public Optional<TaxYearWarning> taxYearWarning() {
    return optional("taxYearWarning", TaxYearWarning::new);
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

  /** The codes of Form 1099-R and the withholding, if all money leaves and arrives on one day. */
  public static final class TaxTreatment extends ApiObject {
    /** Creates an object from JSON. */
    public TaxTreatment(JsonNode json) {
      super(json);
    }

    /** True if the rollover is included in the participant's income, because pre-tax money becomes Roth. */
    public boolean taxable() {
      return required("taxable", ApiObject::bool);
    }

    /**
     * Distribution codes in box 7 of Form 1099-R, a number before a letter, such as {@code G}, {@code 1B} or {@code 4G}.
     * Null if no form is issued.
     */
    public Optional<String> code1099R() {
      return optional("code1099R", ApiObject::text);
    }

    /** Whether a tax treatment can still change. */
    public Status status() {
      return required("status", enumeration(Status::of));
    }

    /** Date on which age and years were evaluated. Null for older rollovers without a recorded date. */
    public Optional<LocalDate> asOf() {
      return optional("asOf", ApiObject::date);
    }

    /**
     * Sources of the code: the Guide to Distribution Codes in the form's instructions, and sections of the Internal
     * Revenue Code.
     */
    public Optional<String> basis() {
      return optional("basis", ApiObject::text);
    }

    /** Unknown facts that the code depends on. */
    public List<Assumption> assumptions() {
      return required("assumptions", list(Assumption::new));
    }

    /**
     * Amount included in the participant's income, as far as known: pre-tax money that became Roth, and money paid to
     * the participant that has not been rolled over in time or with a certification. Null if it cannot be determined
     * yet.
     */
    public Optional<BigDecimal> taxableAmount() {
      return optional("taxableAmount", ApiObject::decimal);
    }

    /**
     * Contributions made after tax in the money that left, without earnings: box 5 of Form 1099-R. Null if the money
     * sources are unknown.
     */
    public Optional<BigDecimal> afterTaxAmount() {
      return optional("afterTaxAmount", ApiObject::decimal);
    }

    /**
     * Distribution codes of Roth money that a plan pays together with other money. It is reported on a separate form.
     * Null otherwise.
     */
    public Optional<String> rothCode1099R() {
      return optional("rothCode1099R", ApiObject::text);
    }

    /** Open issues with money that arrived after its last day: the 60 days, or the date that replaces them. */
    public List<Warning> warnings() {
      return required("warnings", list(Warning::new));
    }

    /** Federal tax withholding (IRC §3405). */
    public Withholding withholding() {
      return required("withholding", Withholding::new);
    }

    /** Whether a tax treatment can still change. */
    public static final class Status extends ApiEnum {
      /** Evaluated again with each action, and when money leaves. */
      public static final Status EXPECTED = of("expected");

      /** Fixed when money first left. */
      public static final Status REPORTED = of("reported");

      private Status(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Status of(String value) {
        return intern(Status.class, value, Status::new);
      }
    }

    /** An unknown fact. The code applies while the fact is unknown. */
    public static final class Assumption extends ApiObject {
      /** Creates an object from JSON. */
      public Assumption(JsonNode json) {
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
        /** The participant's date of birth is unknown. */
        public static final Code BIRTH_DATE_NOT_KNOWN = of("birth_date_not_known");

        /** It is unknown whether the Roth money has been held for five years. */
        public static final Code FIVE_YEARS_NOT_KNOWN = of("five_years_not_known");

        /** It is unknown whether the SIMPLE IRA has been held for two years. */
        public static final Code SIMPLE_TWO_YEARS_NOT_KNOWN = of("simple_two_years_not_known");

        private Code(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Code of(String value) {
          return intern(Code.class, value, Code::new);
        }
      }
    }

    /** An open issue with money that arrived after its last day. */
    public static final class Warning extends ApiObject {
      /** Creates an object from JSON. */
      public Warning(JsonNode json) {
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
        /** The money arrived late, and the participant has not certified a reason. */
        public static final Code LATE_NOT_CERTIFIED = of("late_not_certified");

        /** The certification came more than 30 days after the reason had ended. */
        public static final Code CERTIFIED_AFTER_30_DAYS = of("certified_after_30_days");

        private Code(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Code of(String value) {
          return intern(Code.class, value, Code::new);
        }
      }
    }

    /** Federal tax withholding (IRC §3405). */
    public static final class Withholding extends ApiObject {
      /** Creates an object from JSON. */
      public Withholding(JsonNode json) {
        super(json);
      }

      /** Whether federal tax is withheld from a payment. */
      public Rule rule() {
        return required("rule", enumeration(Rule::of));
      }

      /** 0, 10 or 20. */
      public long ratePercent() {
        return required("ratePercent", ApiObject::integer);
      }

      /**
       * Expected withholding on the taxable part of the payments. Null before money has left, and for Roth money, whose
       * taxable part is unknown.
       */
      public Optional<BigDecimal> expected() {
        return optional("expected", ApiObject::decimal);
      }

      /** Issues with the withholding. */
      public List<Warning> warnings() {
        return required("warnings", list(Warning::new));
      }

      /** Whether federal tax is withheld from a payment. */
      public static final class Rule extends ApiEnum {
        /** Nothing can be withheld, for example from a direct rollover or a trustee-to-trustee transfer. */
        public static final Rule NONE = of("none");

        /** A plan withholds 20% of the taxable part of what it pays to the participant. */
        public static final Rule MANDATORY = of("mandatory");

        /** An IRA custodian withholds 10%, unless the participant chooses none or another rate. */
        public static final Rule DEFAULT = of("default");

        private Rule(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Rule of(String value) {
          return intern(Rule.class, value, Rule::new);
        }
      }

      /** An issue with the withholding. */
      public static final class Warning extends ApiObject {
        /** Creates an object from JSON. */
        public Warning(JsonNode json) {
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
          /** Nothing was withheld, although 20% is mandatory. */
          public static final Code WITHHOLDING_MISSING = of("withholding_missing");

          /** Less than the mandatory 20% was withheld. */
          public static final Code WITHHOLDING_BELOW_20_PERCENT = of("withholding_below_20_percent");

          /** More than the mandatory 20% was withheld. */
          public static final Code WITHHOLDING_ABOVE_20_PERCENT = of("withholding_above_20_percent");

          /** The withheld amount was not rolled over from other money. */
          public static final Code WITHHOLDING_NOT_ROLLED_OVER = of("withholding_not_rolled_over");

          private Code(String value) {
            super(value);
          }

          /** Returns the instance for a value, also if this version of the client does not know it. */
          public static Code of(String value) {
            return intern(Code.class, value, Code::new);
          }
        }
      }
    }
  }

  /** A deadline that the rollover will have. */
  public static final class EligibilityCheckDeadline extends ApiObject {
    /** Creates an object from JSON. */
    public EligibilityCheckDeadline(JsonNode json) {
      super(json);
    }

    /** Machine-readable type. New values may be added. */
    public Type type() {
      return required("type", enumeration(Type::of));
    }

    /** Number of days after the step that starts the deadline. Null if another due date replaces the 60 days. */
    public Optional<Long> days() {
      return optional("days", ApiObject::integer);
    }

    /** {@code calendar} days, or business days without {@code federal} holidays or {@code federal_reserve} holidays. */
    public Count count() {
      return required("count", enumeration(Count::of));
    }

    /** Last day, {@code YYYY-MM-DD}. Null if it depends on when an earlier step ends. */
    public Optional<LocalDate> dueOn() {
      return optional("dueOn", ApiObject::date);
    }

    /** Machine-readable type. New values may be added. */
    public static final class Type extends ApiEnum {
      /** Submitting the draft. */
      public static final Type DRAFT = of("draft");

      /** The participant's signature. */
      public static final Type CONSENT = of("consent");

      /** Providing documents. */
      public static final Type DOCUMENTS = of("documents");

      /** Starting the review. */
      public static final Type REVIEW_START = of("review_start");

      /** Finishing the review. */
      public static final Type REVIEW = of("review");

      /** Sending the request to the source custodian. */
      public static final Type REQUEST = of("request");

      /** Acknowledgment by the source custodian. */
      public static final Type ACKNOWLEDGEMENT = of("acknowledgement");

      /** Sending the money, by the source custodian. */
      public static final Type PROCESSING = of("processing");

      /** Arrival of the money. */
      public static final Type ARRIVAL = of("arrival");

      /** Arrival of a check that was sent to the participant first. */
      public static final Type PARTICIPANT_CHECK = of("participant_check");

      /** Posting the money, or explaining a difference. */
      public static final Type POSTING = of("posting");

      /** Releasing the hold. */
      public static final Type HOLD = of("hold");

      /** The 60 calendar days of an indirect rollover, counted from the day the participant received the money. */
      public static final Type SIXTY_DAY = of("sixty_day");

      /** Arrival of mailed documents, or of a mailed check before the last one, on the day they were expected. */
      public static final Type MAIL = of("mail");

      private Type(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Type of(String value) {
        return intern(Type.class, value, Type::new);
      }
    }

    /** {@code calendar} days, or business days without {@code federal} holidays or {@code federal_reserve} holidays. */
    public static final class Count extends ApiEnum {
      /** Calendar days. */
      public static final Count CALENDAR = of("calendar");

      /** Business days without federal holidays. */
      public static final Count FEDERAL = of("federal");

      /** Business days without Federal Reserve Bank holidays. */
      public static final Count FEDERAL_RESERVE = of("federal_reserve");

      private Count(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Count of(String value) {
        return intern(Count.class, value, Count::new);
      }
    }
  }

  /** A tax year whose limits and codes are not known yet. */
  public static final class TaxYearWarning extends ApiObject {
    /** Creates an object from JSON. */
    public TaxYearWarning(JsonNode json) {
      super(json);
    }

    /** Machine-readable code. New values may be added. */
    public Code code() {
      return required("code", enumeration(Code::of));
    }

    /** The tax year without rules. */
    public long year() {
      return required("year", ApiObject::integer);
    }

    /** The year whose rules are used instead. */
    public long rulesYear() {
      return required("rulesYear", ApiObject::integer);
    }

    /** The last year with rules. */
    public long lastKnownYear() {
      return required("lastKnownYear", ApiObject::integer);
    }

    /** Human-readable explanation. */
    public String detail() {
      return required("detail", ApiObject::text);
    }

    /** Machine-readable code. New values may be added. */
    public static final class Code extends ApiEnum {
      /** This release has no tax rules for the year. */
      public static final Code TAX_YEAR_UNKNOWN = of("tax_year_unknown");

      private Code(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Code of(String value) {
        return intern(Code.class, value, Code::new);
      }
    }
  }
>>>>>>> f75a3f1fd792597a4cb54115ffee10f8840eb2d0
}
