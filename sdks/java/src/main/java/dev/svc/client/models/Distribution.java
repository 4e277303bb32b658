// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Rollovers that leave one account at the same time. */
public final class Distribution extends ApiObject {
  /** Creates an object from JSON. */
  public Distribution(JsonNode json) {
    super(json);
  }

  /** TypeID: {@code dst_} followed by 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code distribution}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** The integrator's ID for the distribution. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** The participant's account. */
  public String accountId() {
    return required("accountId", ApiObject::text);
  }

  /** State of the distribution as a whole. Each rollover also has its own state. */
  public State state() {
    return required("state", enumeration(State::of));
  }

  /** The account that the money leaves. */
  public RolloverSide source() {
    return required("source", RolloverSide::new);
  }

  /** Total that leaves the account, before withholding. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Money sources that leave the account. */
  public List<DistributionMoneySource> moneySources() {
    return required("moneySources", list(DistributionMoneySource::new));
  }

  /** Amount paid to the participant and not rolled over. */
  public PaidToParticipant paidToParticipant() {
    return required("paidToParticipant", PaidToParticipant::new);
  }

  /** The distribution's rollovers, in request order. */
  public List<DistributionDestination> destinations() {
    return required("destinations", list(DistributionDestination::new));
  }

  /** Counts changes to the distribution as a whole. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** Time of creation. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** Time of the last change. */
  public Instant updatedAt() {
    return required("updatedAt", ApiObject::instant);
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

  /** State of the distribution as a whole. Each rollover also has its own state. */
  public static final class State extends ApiEnum {
    /** Created, not submitted. */
    public static final State DRAFT = of("draft");

    /** The whole distribution was submitted. */
    public static final State SUBMITTED = of("submitted");

    /** The whole distribution was canceled. */
    public static final State CANCELLED = of("cancelled");

    private State(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static State of(String value) {
      return intern(State.class, value, State::new);
    }
  }

  /** Part of a payment from one kind of money. */
  public static final class DistributionMoneySource extends ApiObject {
    /** Creates an object from JSON. */
    public DistributionMoneySource(JsonNode json) {
      super(json);
    }

    /** Kind of money. */
    public Kind kind() {
      return required("kind", enumeration(Kind::of));
    }

    /** Part of the payment from this kind of money, before withholding. */
    public BigDecimal amount() {
      return required("amount", ApiObject::decimal);
    }

    /** Kind of money. */
    public static final class Kind extends ApiEnum {
      /** Not yet taxed: pre-tax contributions, employer contributions and their earnings. */
      public static final Kind PRE_TAX = of("pre_tax");

      /** Taxed when it was contributed to a Roth account (IRC §402A, §408A). */
      public static final Kind ROTH = of("roth");

      /** Contributed to a plan after tax, but not as Roth money. Its earnings are not yet taxed. */
      public static final Kind AFTER_TAX = of("after_tax");

      /** Contributed by the employer as Roth money (SECURE 2.0 Act, section 604). */
      public static final Kind EMPLOYER_MATCH_ROTH = of("employer_match_roth");

      private Kind(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Kind of(String value) {
        return intern(Kind.class, value, Kind::new);
      }
    }
  }

  /** Amount paid to the participant and not rolled over. */
  public static final class PaidToParticipant extends ApiObject {
    /** Creates an object from JSON. */
    public PaidToParticipant(JsonNode json) {
      super(json);
    }

    /** Total paid to the participant. */
    public BigDecimal amount() {
      return required("amount", ApiObject::decimal);
    }

    /** Kinds of money paid to the participant. The pre-tax part is income, and the plan withholds 20% of it. */
    public List<PaidToParticipantMoneySource> moneySources() {
      return required("moneySources", list(PaidToParticipantMoneySource::new));
    }

    /** The recorded payment. Null until {@code recordCashPayment} records it. */
    public Optional<Payment> payment() {
      return optional("payment", Payment::new);
    }

    /** Part of a payment from one kind of money. */
    public static final class PaidToParticipantMoneySource extends ApiObject {
      /** Creates an object from JSON. */
      public PaidToParticipantMoneySource(JsonNode json) {
        super(json);
      }

      /** Kind of money. */
      public Kind kind() {
        return required("kind", enumeration(Kind::of));
      }

      /** Part of the payment from this kind of money, before withholding. */
      public BigDecimal amount() {
        return required("amount", ApiObject::decimal);
      }

      /** Kind of money. */
      public static final class Kind extends ApiEnum {
        /** Not yet taxed: pre-tax contributions, employer contributions and their earnings. */
        public static final Kind PRE_TAX = of("pre_tax");

        /** Taxed when it was contributed to a Roth account (IRC §402A, §408A). */
        public static final Kind ROTH = of("roth");

        /** Contributed to a plan after tax, but not as Roth money. Its earnings are not yet taxed. */
        public static final Kind AFTER_TAX = of("after_tax");

        /** Contributed by the employer as Roth money (SECURE 2.0 Act, section 604). */
        public static final Kind EMPLOYER_MATCH_ROTH = of("employer_match_roth");

        private Kind(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Kind of(String value) {
          return intern(Kind.class, value, Kind::new);
        }
      }
    }

    /** The payment of a distribution's cash part. It has its own Form 1099-R. */
    public static final class Payment extends ApiObject {
      /** Creates an object from JSON. */
      public Payment(JsonNode json) {
        super(json);
      }

      /** Date of the payment. */
      public LocalDate paidOn() {
        return required("paidOn", ApiObject::date);
      }

      /** Amount withheld for federal tax. */
      public BigDecimal withheldFederal() {
        return required("withheldFederal", ApiObject::decimal);
      }

      /** Amount withheld for state tax. */
      public BigDecimal withheldState() {
        return required("withheldState", ApiObject::decimal);
      }

      /** State of the state tax withheld. Null if unknown. */
      public Optional<String> stateCode() {
        return optional("stateCode", ApiObject::text);
      }

      /** Tax reporting to the Internal Revenue Service. Not tax advice. */
      public TaxTreatment taxTreatment() {
        return required("taxTreatment", TaxTreatment::new);
      }

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
         * Distribution codes in box 7 of Form 1099-R, a number before a letter, such as {@code G}, {@code 1B} or
         * {@code 4G}. Null if no form is issued.
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
         * Sources of the code: the Guide to Distribution Codes in the form's instructions, and sections of the
         * Internal Revenue Code.
         */
        public Optional<String> basis() {
          return optional("basis", ApiObject::text);
        }

        /** Unknown facts that the code depends on. */
        public List<Assumption> assumptions() {
          return required("assumptions", list(Assumption::new));
        }

        /**
         * Amount included in the participant's income, as far as known: pre-tax money that became Roth, and money paid
         * to the participant that has not been rolled over in time or with a certification. Null if it cannot be
         * determined yet.
         */
        public Optional<BigDecimal> taxableAmount() {
          return optional("taxableAmount", ApiObject::decimal);
        }

        /**
         * Contributions made after tax in the money that left, without earnings: box 5 of Form 1099-R. Null if the
         * money sources are unknown.
         */
        public Optional<BigDecimal> afterTaxAmount() {
          return optional("afterTaxAmount", ApiObject::decimal);
        }

        /**
         * Distribution codes of Roth money that a plan pays together with other money. It is reported on a separate
         * form. Null otherwise.
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
           * Expected withholding on the taxable part of the payments. Null before money has left, and for Roth money,
           * whose taxable part is unknown.
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
    }
  }
}
