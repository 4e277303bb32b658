// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/**
 * A rollover's expected result, if all money leaves and arrives on one day, and federal tax is withheld only
 * where it is mandatory. Not tax advice.
 */
public final class RolloverPreview extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverPreview(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code rollover_preview}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** Result of the eligibility rules. */
  public Eligibility eligibility() {
    return required("eligibility", Eligibility::new);
  }

  /** Tax reporting to the Internal Revenue Service. Not tax advice. */
  public TaxTreatment taxTreatment() {
    return required("taxTreatment", TaxTreatment::new);
  }

  /** Tax year of the forms. */
  public long taxYear() {
    return required("taxYear", ApiObject::integer);
  }

  /** Set if the year in which the money leaves has no rules yet. Null otherwise. */
  public Optional<TaxYearWarning> taxYearWarning() {
    return optional("taxYearWarning", TaxYearWarning::new);
  }

  /** Forms that the source files. Empty without an amount, and if no form is due. */
  public List<Form1099RBoxes> form1099R() {
    return required("form1099R", list(Form1099RBoxes::new));
  }

  /** Forms that the destination files. Empty without an amount, and if no form is due. */
  public List<Form5498Boxes> form5498() {
    return required("form5498", list(Form5498Boxes::new));
  }

  /** Documents required before the rollover can be approved. */
  public List<MissingDocument> documents() {
    return required("documents", list(MissingDocument::new));
  }

  /** Deadlines, in the order of the steps that start them. */
  public List<ExpectedDeadline> deadlines() {
    return required("deadlines", list(ExpectedDeadline::new));
  }

  /** Missing facts. Add them to the input and preview again. */
  public List<OpenQuestion> questions() {
    return required("questions", list(OpenQuestion::new));
  }

  /** The environment of the object. */
  public static final class Environment extends ApiEnum {
    /** For testing: sandbox custodians and no real money. */
    public static final Environment TEST = of("test");

    /** For production. */
    public static final Environment LIVE = of("live");

    private Environment(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Environment of(String value) {
      return intern(Environment.class, value, Environment::new);
    }
  }
<<<<<<< HEAD
=======

  /** Tax reporting to the Internal Revenue Service. Not tax advice. */
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

  /** Boxes of Form 1099-R. */
  public static final class Form1099R extends ApiObject {
    /** Creates an object from JSON. */
    public Form1099R(JsonNode json) {
      super(json);
    }

    /** Box 1: gross distribution, before withholding. */
    public BigDecimal box1GrossDistribution() {
      return required("box1GrossDistribution", ApiObject::decimal);
    }

    /** Box 2a: taxable amount, as the payer determines it. Null if the box is blank. */
    public Optional<BigDecimal> box2aTaxableAmount() {
      return optional("box2aTaxableAmount", ApiObject::decimal);
    }

    /** Box 2b, first checkbox: taxable amount not determined. */
    public boolean box2bTaxableAmountNotDetermined() {
      return required("box2bTaxableAmountNotDetermined", ApiObject::bool);
    }

    /** Box 2b, second checkbox: total distribution. */
    public boolean box2bTotalDistribution() {
      return required("box2bTotalDistribution", ApiObject::bool);
    }

    /** Box 4: federal income tax withheld. */
    public BigDecimal box4FederalTaxWithheld() {
      return required("box4FederalTaxWithheld", ApiObject::decimal);
    }

    /** Box 5: contributions made after tax. Null for IRAs and Roth accounts, and if unknown. */
    public Optional<BigDecimal> box5EmployeeContributions() {
      return optional("box5EmployeeContributions", ApiObject::decimal);
    }

    /** Box 7: distribution code of one or two characters. */
    public String box7DistributionCode() {
      return required("box7DistributionCode", ApiObject::text);
    }

    /** Box 7, checkbox: traditional, SEP or SIMPLE IRA. */
    public boolean box7IraSepSimple() {
      return required("box7IraSepSimple", ApiObject::bool);
    }

    /** Box 14: state income tax withheld. */
    public BigDecimal box14StateTaxWithheld() {
      return required("box14StateTaxWithheld", ApiObject::decimal);
    }

    /** Box 6: net unrealized appreciation in employer stock. Null if blank. */
    public Optional<BigDecimal> box6UnrealizedAppreciation() {
      return optional("box6UnrealizedAppreciation", ApiObject::decimal);
    }

    /** Box 10: amount allocable to in-plan Roth rollovers within five years. Null if blank or unknown. */
    public Optional<BigDecimal> box10AllocableToInPlanRollover() {
      return optional("box10AllocableToInPlanRollover", ApiObject::decimal);
    }

    /** Box 11: first year of designated Roth contributions. Null if blank or unknown. */
    public Optional<Long> box11FirstRothYear() {
      return optional("box11FirstRothYear", ApiObject::integer);
    }

    /** Box 15: state, without the payer's state number. Null if no state tax was withheld, or if unknown. */
    public Optional<String> box15State() {
      return optional("box15State", ApiObject::text);
    }

    /** Box 16: distribution from which state tax was withheld. Null if blank. */
    public Optional<BigDecimal> box16StateDistribution() {
      return optional("box16StateDistribution", ApiObject::decimal);
    }

    /** Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces. */
    public List<Warning> warnings() {
      return required("warnings", list(Warning::new));
    }

    /** An issue with a form. */
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
        /** Part of the money is an excess contribution. */
        public static final Code EXCESS_CONTRIBUTION = of("excess_contribution");

        /** An asset in kind has no fair market value, so amounts are too low. */
        public static final Code FAIR_MARKET_VALUE_MISSING = of("fair_market_value_missing");

        /** It is unknown whether the payment was a lump sum, so box 6 assumes one. */
        public static final Code LUMP_SUM_NOT_KNOWN = of("lump_sum_not_known");

        /** The payee is a nonresident alien: report the payment on Form 1042-S. */
        public static final Code REPORT_ON_1042_S = of("report_on_1042_s");

        /** This release has no tax rules for the year, so it used those of the last known year. */
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
  }

  /** Boxes of Form 5498. */
  public static final class Form5498 extends ApiObject {
    /** Creates an object from JSON. */
    public Form5498(JsonNode json) {
      super(json);
    }

    /** Box 2: amount rolled over in time. Null if blank. */
    public Optional<BigDecimal> box2RolloverContributions() {
      return optional("box2RolloverContributions", ApiObject::decimal);
    }

    /** Box 3: conversion to a Roth IRA from a traditional, SEP or SIMPLE IRA. Null if blank. */
    public Optional<BigDecimal> box3RothConversion() {
      return optional("box3RothConversion", ApiObject::decimal);
    }

    /** Box 13a: late rollover that is not in box 2 or 3. Null if blank. */
    public Optional<BigDecimal> box13aLateContribution() {
      return optional("box13aLateContribution", ApiObject::decimal);
    }

    /** Box 13b: year of the contribution. Null, because the box is blank for late rollovers. */
    public Optional<Long> box13bYear() {
      return optional("box13bYear", ApiObject::integer);
    }

    /**
     * Box 13c: {@code SC} with the participant's certification (Rev. Proc. 2020-46), {@code PO} for a plan loan offset,
     * {@code FD} for a deadline postponed by a disaster, {@code EO13239}, {@code EO12744}, {@code EO13119} or {@code
     * PL115-97} for a combat zone. New values may be added.
     */
    public Optional<Box13cCode> box13cCode() {
      return optional("box13cCode", enumeration(Box13cCode::of));
    }

    /** Box 14a: repayment of a distribution. It is in no other box. Null if blank. */
    public Optional<BigDecimal> box14aRepayments() {
      return optional("box14aRepayments", ApiObject::decimal);
    }

    /**
     * Box 14b: kind of the repaid distribution: {@code BA} birth or adoption, {@code DD} disaster, {@code QR} reservist,
     * {@code EP} emergency personal expense, {@code DA} domestic abuse, {@code TI} terminal illness. New values may be
     * added.
     */
    public Optional<Box14bCode> box14bCode() {
      return optional("box14bCode", enumeration(Box14bCode::of));
    }

    /** Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces. */
    public List<Warning> warnings() {
      return required("warnings", list(Warning::new));
    }

    /**
     * Box 13c: {@code SC} with the participant's certification (Rev. Proc. 2020-46), {@code PO} for a plan loan offset,
     * {@code FD} for a deadline postponed by a disaster, {@code EO13239}, {@code EO12744}, {@code EO13119} or {@code
     * PL115-97} for a combat zone. New values may be added.
     */
    public static final class Box13cCode extends ApiEnum {
      /** Late, with the participant's certification (Rev. Proc. 2020-46). */
      public static final Box13cCode SC = of("SC");

      /** Qualified plan loan offset. */
      public static final Box13cCode PO = of("PO");

      /** Deadline postponed by a federally declared disaster. */
      public static final Box13cCode FD = of("FD");

      /** Combat zone Afghanistan. */
      public static final Box13cCode EO13239 = of("EO13239");

      /** Combat zone Arabian Peninsula. */
      public static final Box13cCode EO12744 = of("EO12744");

      /** Combat zone Kosovo. */
      public static final Box13cCode EO13119 = of("EO13119");

      /** Hazardous duty area Sinai Peninsula. */
      public static final Box13cCode PL115_97 = of("PL115-97");

      private Box13cCode(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Box13cCode of(String value) {
        return intern(Box13cCode.class, value, Box13cCode::new);
      }
    }

    /**
     * Box 14b: kind of the repaid distribution: {@code BA} birth or adoption, {@code DD} disaster, {@code QR} reservist,
     * {@code EP} emergency personal expense, {@code DA} domestic abuse, {@code TI} terminal illness. New values may be
     * added.
     */
    public static final class Box14bCode extends ApiEnum {
      /** Qualified birth or adoption distribution. */
      public static final Box14bCode BA = of("BA");

      /** Qualified disaster distribution. */
      public static final Box14bCode DD = of("DD");

      /** Qualified reservist distribution. */
      public static final Box14bCode QR = of("QR");

      /** Emergency personal expense distribution. */
      public static final Box14bCode EP = of("EP");

      /** Domestic abuse victim distribution. */
      public static final Box14bCode DA = of("DA");

      /** Distribution after a terminal illness. */
      public static final Box14bCode TI = of("TI");

      private Box14bCode(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Box14bCode of(String value) {
        return intern(Box14bCode.class, value, Box14bCode::new);
      }
    }

    /** An issue with a form. */
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
        /** Part of the money is an excess contribution. */
        public static final Code EXCESS_CONTRIBUTION = of("excess_contribution");

        /** An asset in kind has no fair market value, so amounts are too low. */
        public static final Code FAIR_MARKET_VALUE_MISSING = of("fair_market_value_missing");

        /** It is unknown whether the payment was a lump sum, so box 6 assumes one. */
        public static final Code LUMP_SUM_NOT_KNOWN = of("lump_sum_not_known");

        /** The payee is a nonresident alien: report the payment on Form 1042-S. */
        public static final Code REPORT_ON_1042_S = of("report_on_1042_s");

        /** This release has no tax rules for the year, so it used those of the last known year. */
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
  }

  /** A missing document that the source custodian requires. */
  public static final class Document extends ApiObject {
    /** Creates an object from JSON. */
    public Document(JsonNode json) {
      super(json);
    }

    /** Document type. New values may be added. */
    public Type type() {
      return required("type", enumeration(Type::of));
    }

    /** The source custodian's {@code requirements} that call for this document. */
    public List<Requirement> requirements() {
      return required("requirements", list(enumeration(Requirement::of)));
    }

    /** Reason a document is missing. */
    public Reason reason() {
      return required("reason", enumeration(Reason::of));
    }

    /** Document type. New values may be added. */
    public static final class Type extends ApiEnum {
      /** Letter of acceptance (LOA). */
      public static final Type LOA = of("loa");

      /** Account statement. */
      public static final Type STATEMENT = of("statement");

      /** The source custodian's distribution form. */
      public static final Type DISTRIBUTION_FORM = of("distribution_form");

      /** Consent of the participant's spouse. */
      public static final Type SPOUSAL_CONSENT = of("spousal_consent");

      /** Death certificate, for inherited money. */
      public static final Type DEATH_CERTIFICATE = of("death_certificate");

      /**
       * Qualified domestic relations order, for money awarded to a spouse or former spouse. For an IRA, the divorce or
       * separation instrument.
       */
      public static final Type QDRO = of("qdro");

      /** Any other document. */
      public static final Type OTHER = of("other");

      private Type(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Type of(String value) {
        return intern(Type.class, value, Type::new);
      }
    }

    /** Machine-readable code. New values may be added. */
    public static final class Requirement extends ApiEnum {
      /** A letter of acceptance from the destination custodian. */
      public static final Requirement LOA = of("loa");

      /** A medallion signature guarantee on the form. */
      public static final Requirement MEDALLION = of("medallion");

      /** A notarized signature on the form. */
      public static final Requirement NOTARIZATION = of("notarization");

      /** The written consent of the spouse. */
      public static final Requirement SPOUSAL_CONSENT = of("spousal_consent");

      /** A handwritten signature on paper. */
      public static final Requirement WET_SIGNATURE = of("wet_signature");

      /** The owner's death certificate. */
      public static final Requirement DEATH_CERTIFICATE = of("death_certificate");

      /** A qualified domestic relations order. */
      public static final Requirement QDRO = of("qdro");

      private Requirement(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Requirement of(String value) {
        return intern(Requirement.class, value, Requirement::new);
      }
    }

    /** Reason a document is missing. */
    public static final class Reason extends ApiEnum {
      /** None was provided. */
      public static final Reason ABSENT = of("absent");

      /** The last one was rejected. */
      public static final Reason REJECTED = of("rejected");

      /** The last one expired. */
      public static final Reason EXPIRED = of("expired");

      private Reason(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Reason of(String value) {
        return intern(Reason.class, value, Reason::new);
      }
    }
  }

  /** A deadline that the rollover will have. */
  public static final class RolloverPreviewDeadline extends ApiObject {
    /** Creates an object from JSON. */
    public RolloverPreviewDeadline(JsonNode json) {
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

  /** A missing fact that the outcome, the forms or the documents depend on. */
  public static final class Question extends ApiObject {
    /** Creates an object from JSON. */
    public Question(JsonNode json) {
      super(json);
    }

    /** JSON pointer to the missing field of the input. */
    public String pointer() {
      return required("pointer", ApiObject::text);
    }

    /** Human-readable reason to ask for it. */
    public String detail() {
      return required("detail", ApiObject::text);
    }
  }
>>>>>>> f75a3f1fd792597a4cb54115ffee10f8840eb2d0
}
