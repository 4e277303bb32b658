// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A movement of retirement money from one custodian to another. */
public final class Rollover extends ApiObject {
  /** Creates an object from JSON. */
  public Rollover(JsonNode json) {
    super(json);
  }

  /** TypeID: {@code rol_} followed by 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code rollover}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** The integrator's ID for the rollover. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** The participant's account. */
  public String accountId() {
    return required("accountId", ApiObject::text);
  }

  /**
   * How the money moves: from or to an employer plan ({@code direct}), between IRAs ({@code trustee_transfer}),
   * through the participant ({@code indirect_60_day}), or within a plan to its designated Roth account ({@code
   * in_plan}).
   */
  public RolloverType type() {
    return required("type", enumeration(RolloverType::of));
  }

  /** The source account. */
  public RolloverSide source() {
    return required("source", RolloverSide::new);
  }

  /** The destination account. */
  public RolloverSide destination() {
    return required("destination", RolloverSide::new);
  }

  /** The participant's claim to the money. */
  public Relationship relationship() {
    return required("relationship", enumeration(Relationship::of));
  }

  /** True if the destination is an inherited IRA. */
  public boolean isInheritedIra() {
    return required("isInheritedIra", ApiObject::bool);
  }

  /** Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. */
  public Optional<String> decedentName() {
    return optional("decedentName", ApiObject::text);
  }

  /** Kind of source plan. Null if unknown. */
  public Optional<PlanKind> planKind() {
    return optional("planKind", enumeration(PlanKind::of));
  }

  /** Requested assets to move in kind. */
  public List<Asset> assets() {
    return required("assets", list(Asset::new));
  }

  /** Amount to roll over. */
  public RolloverAmount amount() {
    return required("amount", RolloverAmount::new);
  }

  /** Totals of valid transfers and receipts. */
  public RolloverAmounts amounts() {
    return required("amounts", RolloverAmounts::new);
  }

  /** Kinds of money in the rollover. Empty if not specified. */
  public List<MoneySource> moneySources() {
    return required("moneySources", list(MoneySource::new));
  }

  /** The distribution that this rollover belongs to. Null if none. */
  public Optional<String> distributionId() {
    return optional("distributionId", ApiObject::text);
  }

  /** The completed rollover to which this rollover's residual money belongs. */
  public Optional<String> residualOf() {
    return optional("residualOf", ApiObject::text);
  }

  /** Rollovers for money that left after this one was completed. */
  public List<String> residuals() {
    return required("residuals", list(ApiObject::text));
  }

  /** All transfers, including void ones. */
  public List<Transfer> transfers() {
    return required("transfers", list(Transfer::new));
  }

  /** All receipts, including void ones. */
  public List<Receipt> receipts() {
    return required("receipts", list(Receipt::new));
  }

  /** How the money is delivered, such as {@code wire} or {@code check}. */
  public DeliveryMethod deliveryMethod() {
    return required("deliveryMethod", enumeration(DeliveryMethod::of));
  }

  /** Tax reporting to the Internal Revenue Service. Not tax advice. */
  public TaxTreatment taxTreatment() {
    return required("taxTreatment", TaxTreatment::new);
  }

  /** Result of the eligibility rules. */
  public Eligibility eligibility() {
    return required("eligibility", Eligibility::new);
  }

  /** Documents that were provided for the rollover. */
  public List<RolloverDocument> documents() {
    return required("documents", list(RolloverDocument::new));
  }

  /** Missing documents that the source custodian or plan requires. {@code approve} is not possible without them. */
  public List<MissingDocument> missingDocuments() {
    return required("missingDocuments", list(MissingDocument::new));
  }

  /** The rollover's deadlines. */
  public List<Deadline> deadlines() {
    return required("deadlines", list(Deadline::new));
  }

  /** Returns {@code amountMismatch}. */
  public Optional<AmountMismatch> amountMismatch() {
    return optional("amountMismatch", AmountMismatch::new);
  }

  /** Returns {@code requestMismatch}. */
  public Optional<RequestMismatch> requestMismatch() {
    return optional("requestMismatch", RequestMismatch::new);
  }

  /** Returns {@code assetMismatch}. */
  public Optional<AssetMismatch> assetMismatch() {
    return optional("assetMismatch", AssetMismatch::new);
  }

  /** Returns {@code rejection}. */
  public Optional<Rejection> rejection() {
    return optional("rejection", Rejection::new);
  }

  /** Returns {@code failure}. */
  public Optional<Failure> failure() {
    return optional("failure", Failure::new);
  }

  /** Returns {@code hold}. */
  public Optional<Hold> hold() {
    return optional("hold", Hold::new);
  }

  /** Returns {@code death}. */
  public Optional<ReportedDeath> death() {
    return optional("death", ReportedDeath::new);
  }

  /** Returns {@code consent}. */
  public Optional<Consent> consent() {
    return optional("consent", Consent::new);
  }

  /** The participant's attestations. Attestations that were not given are omitted. */
  public Attestations attestations() {
    return required("attestations", Attestations::new);
  }

  /** Returns {@code documentRequest}. */
  public Optional<DocumentRequest> documentRequest() {
    return optional("documentRequest", DocumentRequest::new);
  }

  /** State of a rollover in the workflow. */
  public RolloverState state() {
    return required("state", enumeration(RolloverState::of));
  }

  /** Simplified state, for people who do not know the workflow. */
  public RolloverStatus status() {
    return required("status", enumeration(RolloverStatus::of));
  }

  /** The party that must act next. */
  public PendingOn pendingOn() {
    return required("pendingOn", enumeration(PendingOn::of));
  }

  /** Counts changes. {@code ETag} is derived from it, and {@code ifVersion} is compared with it. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** The integrator's ID for the person who works on the rollover. */
  public Optional<String> assigneeId() {
    return optional("assigneeId", ApiObject::text);
  }

  /** Priority for the people who work on a rollover. */
  public RolloverPriority priority() {
    return required("priority", enumeration(RolloverPriority::of));
  }

  /** The integrator's tags. */
  public List<String> tags() {
    return required("tags", list(ApiObject::text));
  }

  /** The integrator's key-value pairs. */
  public Map<String, String> metadata() {
    return required("metadata", map(ApiObject::text));
  }

  /** Time of creation. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** Time of the last change. */
  public Instant updatedAt() {
    return required("updatedAt", ApiObject::instant);
  }

  /** The participant's account. Only with {@code expand=account}. */
  public Optional<Account> account() {
    return optional("account", Account::new);
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

  /** The participant's claim to the money. */
  public static final class Relationship extends ApiEnum {
    /** The participant's own money. */
    public static final Relationship OWN = of("own");

    /** Inherited from the participant's spouse. It can go wherever the spouse's own money could. */
    public static final Relationship SPOUSE_BENEFICIARY = of("spouse_beneficiary");

    /** Inherited from anyone else. It must go directly to an inherited IRA. */
    public static final Relationship NON_SPOUSE_BENEFICIARY = of("non_spouse_beneficiary");

    /** Awarded to a spouse or former spouse by a qualified domestic relations order. */
    public static final Relationship ALTERNATE_PAYEE = of("alternate_payee");

    private Relationship(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Relationship of(String value) {
      return intern(Relationship.class, value, Relationship::new);
    }
  }

  /** Kind of source plan. Spousal consent and some distribution codes depend on it. */
  public static final class PlanKind extends ApiEnum {
    /** A pension plan, or another plan that owes married participants a joint and survivor annuity. */
    public static final PlanKind PENSION = of("pension");

    /** A 401(k), profit-sharing or 403(b) plan under ERISA that does not owe such an annuity. */
    public static final PlanKind PROFIT_SHARING = of("profit_sharing");

    /** A governmental 457(b) plan. */
    public static final PlanKind GOVERNMENTAL_457B = of("governmental_457b");

    /** Any other governmental plan. */
    public static final PlanKind GOVERNMENTAL = of("governmental");

    /** A church plan that has not elected ERISA coverage. */
    public static final PlanKind CHURCH = of("church");

    /** A 403(b) plan that ERISA does not cover. */
    public static final PlanKind NON_ERISA = of("non_erisa");

    private PlanKind(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static PlanKind of(String value) {
      return intern(PlanKind.class, value, PlanKind::new);
    }
  }
<<<<<<< HEAD
=======

  /** A quantity of a security. */
  public static final class Asset extends ApiObject {
    /** Creates an object from JSON. */
    public Asset(JsonNode json) {
      super(json);
    }

    /** CUSIP. Null if only the symbol is known. */
    public Optional<String> cusip() {
      return optional("cusip", ApiObject::text);
    }

    /** Ticker symbol. Null if only the CUSIP is known. */
    public Optional<String> symbol() {
      return optional("symbol", ApiObject::text);
    }

    /** Quantity: a decimal string with up to six decimal places. */
    public String quantity() {
      return required("quantity", ApiObject::text);
    }

    /** Value of the quantity on the day of the payment or receipt. Null if unknown. */
    public Optional<BigDecimal> fairMarketValue() {
      return optional("fairMarketValue", ApiObject::decimal);
    }

    /** Cost of employer stock to the plan, in a lump-sum distribution. Null otherwise. */
    public Optional<BigDecimal> employerStockCost() {
      return optional("employerStockCost", ApiObject::decimal);
    }
  }

  /** Amount to roll over. */
  public static final class Amount extends ApiObject {
    /** Creates an object from JSON. */
    public Amount(JsonNode json) {
      super(json);
    }

    /** All of an account or part of it. */
    public Kind kind() {
      return required("kind", enumeration(Kind::of));
    }

    /** Requested amount. Null for a full rollover. */
    public Optional<BigDecimal> requested() {
      return optional("requested", ApiObject::decimal);
    }

    /** The currency: always {@code USD}. */
    public String currency() {
      return required("currency", ApiObject::text);
    }

    /** All of an account or part of it. */
    public static final class Kind extends ApiEnum {
      /** The entire account. */
      public static final Kind FULL = of("full");

      /** The amount in {@code requested}. */
      public static final Kind PARTIAL = of("partial");

      private Kind(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Kind of(String value) {
        return intern(Kind.class, value, Kind::new);
      }
    }
  }

  /** Totals of valid transfers and receipts. */
  public static final class Amounts extends ApiObject {
    /** Creates an object from JSON. */
    public Amounts(JsonNode json) {
      super(json);
    }

    /** Net of withholding. */
    public BigDecimal sent() {
      return required("sent", ApiObject::decimal);
    }

    /** Federal tax withheld. */
    public BigDecimal withheldFederal() {
      return required("withheldFederal", ApiObject::decimal);
    }

    /** State tax withheld. */
    public BigDecimal withheldState() {
      return required("withheldState", ApiObject::decimal);
    }

    /** Amount sent plus amounts withheld. */
    public BigDecimal gross() {
      return required("gross", ApiObject::decimal);
    }

    /** Amount that was received. */
    public BigDecimal received() {
      return required("received", ApiObject::decimal);
    }

    /** Amount credited by the destination custodian. Null until it is posted. */
    public Optional<BigDecimal> posted() {
      return optional("posted", ApiObject::decimal);
    }
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

  /** A missing document that the source custodian requires. */
  public static final class MissingDocument extends ApiObject {
    /** Creates an object from JSON. */
    public MissingDocument(JsonNode json) {
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

  /** Difference between the amounts sent and received. Null if there was none. */
  public static final class AmountMismatch extends ApiObject {
    /** Creates an object from JSON. */
    public AmountMismatch(JsonNode json) {
      super(json);
    }

    /** Amount that should have arrived. */
    public BigDecimal expected() {
      return required("expected", ApiObject::decimal);
    }

    /** Amount that was received. */
    public BigDecimal received() {
      return required("received", ApiObject::decimal);
    }

    /** Received minus expected. Can be negative. */
    public String difference() {
      return required("difference", ApiObject::text);
    }

    /** Whether a difference still blocks completion. */
    public Status status() {
      return required("status", enumeration(Status::of));
    }

    /** Reason it was accepted. */
    public Optional<String> resolution() {
      return optional("resolution", ApiObject::text);
    }

    /** Whether a difference still blocks completion. */
    public static final class Status extends ApiEnum {
      /** It blocks completion. */
      public static final Status OPEN = of("open");

      /** Further receipts closed it, or it was accepted. */
      public static final Status RESOLVED = of("resolved");

      private Status(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Status of(String value) {
        return intern(Status.class, value, Status::new);
      }
    }
  }

  /** Difference between the amounts requested and sent. Null if there was none. */
  public static final class RequestMismatch extends ApiObject {
    /** Creates an object from JSON. */
    public RequestMismatch(JsonNode json) {
      super(json);
    }

    /** Amount that was requested. */
    public BigDecimal expected() {
      return required("expected", ApiObject::decimal);
    }

    /** Amount sent, including withholding. */
    public BigDecimal received() {
      return required("received", ApiObject::decimal);
    }

    /** Received minus expected. Can be negative. */
    public String difference() {
      return required("difference", ApiObject::text);
    }

    /** Whether a difference still blocks completion. */
    public Status status() {
      return required("status", enumeration(Status::of));
    }

    /** Reason it was accepted. */
    public Optional<String> resolution() {
      return optional("resolution", ApiObject::text);
    }

    /** Whether a difference still blocks completion. */
    public static final class Status extends ApiEnum {
      /** It blocks completion. */
      public static final Status OPEN = of("open");

      /** Further receipts closed it, or it was accepted. */
      public static final Status RESOLVED = of("resolved");

      private Status(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Status of(String value) {
        return intern(Status.class, value, Status::new);
      }
    }
  }

  /** Difference between the assets sent and received in kind. Null if there is none. */
  public static final class AssetMismatch extends ApiObject {
    /** Creates an object from JSON. */
    public AssetMismatch(JsonNode json) {
      super(json);
    }

    /** Securities whose received quantity differs from the quantity sent. */
    public List<Difference> differences() {
      return required("differences", list(Difference::new));
    }

    /** Whether the difference still blocks completion. */
    public Status status() {
      return required("status", enumeration(Status::of));
    }

    /** Reason it was accepted. */
    public Optional<String> resolution() {
      return optional("resolution", ApiObject::text);
    }

    /** A security whose received quantity differs from the quantity sent. */
    public static final class Difference extends ApiObject {
      /** Creates an object from JSON. */
      public Difference(JsonNode json) {
        super(json);
      }

      /** CUSIP. Null if only the symbol is known. */
      public Optional<String> cusip() {
        return optional("cusip", ApiObject::text);
      }

      /** Ticker symbol. Null if only the CUSIP is known. */
      public Optional<String> symbol() {
        return optional("symbol", ApiObject::text);
      }

      /** Quantity sent: a decimal string with up to six decimal places. */
      public String expected() {
        return required("expected", ApiObject::text);
      }

      /** Quantity received: a decimal string with up to six decimal places. */
      public String received() {
        return required("received", ApiObject::text);
      }

      /** Received minus expected, which can be negative: a decimal string with up to six decimal places. */
      public String difference() {
        return required("difference", ApiObject::text);
      }
    }

    /** Whether the difference still blocks completion. */
    public static final class Status extends ApiEnum {
      /** It blocks completion. */
      public static final Status OPEN = of("open");

      /** It was accepted. */
      public static final Status RESOLVED = of("resolved");

      private Status(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Status of(String value) {
        return intern(Status.class, value, Status::new);
      }
    }
  }

  /** Reason the rollover was rejected. Null if it was not. */
  public static final class Rejection extends ApiObject {
    /** Creates an object from JSON. */
    public Rejection(JsonNode json) {
      super(json);
    }

    /** Machine-readable code. */
    public String code() {
      return required("code", ApiObject::text);
    }

    /** Human-readable reason. */
    public Optional<String> reason() {
      return optional("reason", ApiObject::text);
    }

    /** The party that rejected it. */
    public By by() {
      return required("by", enumeration(By::of));
    }

    /** The party that rejected it. */
    public static final class By extends ApiEnum {
      /** The institution that runs this service. */
      public static final By OPERATIONS = of("operations");

      /** The source custodian. */
      public static final By SOURCE_CUSTODIAN = of("source_custodian");

      private By(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static By of(String value) {
        return intern(By.class, value, By::new);
      }
    }
  }

  /** Reason the rollover failed. Null if it did not. */
  public static final class Failure extends ApiObject {
    /** Creates an object from JSON. */
    public Failure(JsonNode json) {
      super(json);
    }

    /** Machine-readable code. */
    public String code() {
      return required("code", ApiObject::text);
    }

    /** Human-readable reason. */
    public String reason() {
      return required("reason", ApiObject::text);
    }

    /** Location of the money. Null if none had left. */
    public Optional<String> fundsDisposition() {
      return optional("fundsDisposition", ApiObject::text);
    }
  }

  /** Reason for the hold. Null if it is not on hold. */
  public static final class Hold extends ApiObject {
    /** Creates an object from JSON. */
    public Hold(JsonNode json) {
      super(json);
    }

    /** Returns {@code code}. */
    public Optional<String> code() {
      return optional("code", ApiObject::text);
    }

    /** Human-readable reason. */
    public String reason() {
      return required("reason", ApiObject::text);
    }

    /** Time it was put on hold. */
    public Instant since() {
      return required("since", ApiObject::instant);
    }
  }

  /** The reported death of the participant. Null if none was reported. */
  public static final class Death extends ApiObject {
    /** Creates an object from JSON. */
    public Death(JsonNode json) {
      super(json);
    }

    /** Date of death. */
    public LocalDate diedOn() {
      return required("diedOn", ApiObject::date);
    }

    /** Who acts after the participant's death. */
    public ActingParty actingParty() {
      return required("actingParty", enumeration(ActingParty::of));
    }

    /** ID of the death certificate. Null if not provided. */
    public Optional<String> documentId() {
      return optional("documentId", ApiObject::text);
    }

    /** How it was resolved. Null while it is open. */
    public Optional<Resolution> resolution() {
      return optional("resolution", enumeration(Resolution::of));
    }

    /** Who acts after the participant's death. */
    public static final class ActingParty extends ApiEnum {
      /** The surviving spouse, as beneficiary. */
      public static final ActingParty SURVIVING_SPOUSE = of("surviving_spouse");

      /** Another beneficiary. */
      public static final ActingParty BENEFICIARY = of("beneficiary");

      /** The executor or administrator of the estate. */
      public static final ActingParty PERSONAL_REPRESENTATIVE = of("personal_representative");

      /** Not known yet. */
      public static final ActingParty UNKNOWN = of("unknown");

      private ActingParty(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static ActingParty of(String value) {
        return intern(ActingParty.class, value, ActingParty::new);
      }
    }

    /** How the death of the participant is resolved. */
    public static final class Resolution extends ApiEnum {
      /** The participant is alive. The rollover continues. */
      public static final Resolution REPORTED_IN_ERROR = of("reported_in_error");

      /** Money already sent goes back to the source. */
      public static final Resolution RETURN_MONEY = of("return_money");

      /** The destination registers the account for the beneficiary and posts the money already sent. */
      public static final Resolution RE_REGISTER = of("re_register");

      private Resolution(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Resolution of(String value) {
        return intern(Resolution.class, value, Resolution::new);
      }
    }
  }

  /** The participant's consent. Null until it is given. */
  public static final class Consent extends ApiObject {
    /** Creates an object from JSON. */
    public Consent(JsonNode json) {
      super(json);
    }

    /**
     * Reference to the participant's signed consent: a consent ID ({@code GET /v1/consents/{id}}), or your own ID or
     * name for it.
     */
    public String reference() {
      return required("reference", ApiObject::text);
    }

    /** Time it was recorded. */
    public Instant givenAt() {
      return required("givenAt", ApiObject::instant);
    }

    /** Time of the amendment that requires a new consent. Null while the consent covers the rollover. */
    public Optional<Instant> supersededAt() {
      return optional("supersededAt", ApiObject::instant);
    }
  }

  /** The participant's attestations. Attestations that were not given are omitted. */
  public static final class RolloverAttestations extends ApiObject {
    /** Creates an object from JSON. */
    public RolloverAttestations(JsonNode json) {
      super(json);
    }

    /** The participant understands that this rollover is taxable. */
    public Optional<Boolean> taxableAcknowledged() {
      return optional("taxableAcknowledged", ApiObject::bool);
    }

    /** The participant has made no other indirect IRA rollover within 12 months. */
    public Optional<Boolean> noOtherRolloverIn12Months() {
      return optional("noOtherRolloverIn12Months", ApiObject::bool);
    }

    /**
     * No part of the amount is a required minimum distribution, a hardship distribution, a periodic payment or a loan.
     * Covers {@code notHardship}, {@code notPeriodicPayment}, {@code notLoan} and {@code rmdSatisfied} if they are not
     * given.
     */
    public Optional<Boolean> eligibleAmount() {
      return optional("eligibleAmount", ApiObject::bool);
    }

    /** No part of the amount is a hardship distribution from a plan. */
    public Optional<Boolean> notHardship() {
      return optional("notHardship", ApiObject::bool);
    }

    /** No part of the amount belongs to a series of substantially equal payments over a lifetime or at least ten years. */
    public Optional<Boolean> notPeriodicPayment() {
      return optional("notPeriodicPayment", ApiObject::bool);
    }

    /**
     * No part of the amount is a plan loan that is treated as a distribution but must still be repaid. Plan loan offsets
     * do not count.
     */
    public Optional<Boolean> notLoan() {
      return optional("notLoan", ApiObject::bool);
    }

    /**
     * Date of the plan loan offset that this amount rolls over, {@code YYYY-MM-DD}. The offset must result from plan
     * termination or the end of employment. The deadline is the due date of the tax return for that year, in October,
     * unless both {@code hasFilingExtension} and {@code hasFiledOnTime} are false.
     */
    public Optional<LocalDate> qualifiedLoanOffsetOn() {
      return optional("qualifiedLoanOffsetOn", ApiObject::date);
    }

    /** The participant has an extension until October to file that tax return. */
    public Optional<Boolean> hasFilingExtension() {
      return optional("hasFilingExtension", ApiObject::bool);
    }

    /**
     * The participant files that tax return by its due date in April. They then have until October to roll over the
     * offset, and must amend the return (Reg. §301.9100-2(b)).
     */
    public Optional<Boolean> hasFiledOnTime() {
      return optional("hasFiledOnTime", ApiObject::bool);
    }

    /**
     * The distribution that the participant repays (IRC §72(t)). Use it with the type {@code indirect_60_day}. Its own
     * deadline replaces the 60 days.
     */
    public Optional<RepaymentOf> repaymentOf() {
      return optional("repaymentOf", RepaymentOf::new);
    }

    /**
     * The required minimum distribution for the year was paid and is not part of the amount. Required if the participant
     * turns 73 this year or earlier (75 if born after 1959), unless an IRA moves from trustee to trustee.
     */
    public Optional<Boolean> rmdSatisfied() {
      return optional("rmdSatisfied", ApiObject::bool);
    }

    /** Amount of the year's required minimum distribution. Use with {@code rmdSatisfied}. */
    public Optional<BigDecimal> rmdAmount() {
      return optional("rmdAmount", ApiObject::decimal);
    }

    /** The participant still works for the source plan's employer and owns no more than 5% of it. */
    public Optional<Boolean> isStillWorking() {
      return optional("isStillWorking", ApiObject::bool);
    }

    /** The participant left the source plan's employer in or after the year of their 55th birthday. */
    public Optional<Boolean> isSeparatedAt55() {
      return optional("isSeparatedAt55", ApiObject::bool);
    }

    /**
     * The participant was a public safety employee, and left the source plan's employer in or after the year of their
     * 50th birthday, or after 25 years of service (IRC §72(t)(10)).
     */
    public Optional<Boolean> isPublicSafetySeparated() {
      return optional("isPublicSafetySeparated", ApiObject::bool);
    }

    /**
     * The employer ended the SIMPLE IRA plan and replaced it with the 401(k) or 403(b) plan that receives the money. The
     * two-year rule then does not apply (IRC §72(t)(6)(B)).
     */
    public Optional<Boolean> isSimplePlanReplaced() {
      return optional("isSimplePlanReplaced", ApiObject::bool);
    }

    /**
     * The source is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type {@code roth_ira}. The two-year rule
     * of SIMPLE IRAs applies to a Roth SIMPLE IRA.
     */
    public Optional<SourceRothPlan> sourceRothPlan() {
      return optional("sourceRothPlan", enumeration(SourceRothPlan::of));
    }

    /** The destination is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type {@code roth_ira}. */
    public Optional<DestinationRothPlan> destinationRothPlan() {
      return optional("destinationRothPlan", enumeration(DestinationRothPlan::of));
    }

    /**
     * The IRA, or part of it, is transferred to the participant as a spouse or former spouse under a divorce or
     * separation instrument (IRC §408(d)(6)). Use with the relationship {@code alternate_payee} and the type {@code
     * trustee_transfer}.
     */
    public Optional<Boolean> isIncidentToDivorce() {
      return optional("isIncidentToDivorce", ApiObject::bool);
    }

    /** The facts that postpone the participant's deadline. Use it with the type {@code indirect_60_day}. */
    public Optional<Postponement> postponement() {
      return optional("postponement", Postponement::new);
    }

    /**
     * Number of the disaster declaration or IRS announcement that postpones the deadline, such as {@code DR-4844-FL}.
     * The service takes the period from its list of declarations and returns it as {@code postponement}. Check that the
     * participant is an affected taxpayer.
     */
    public Optional<String> disasterDeclaration() {
      return optional("disasterDeclaration", ApiObject::text);
    }

    /**
     * For beneficiaries: date of the owner's death, {@code YYYY-MM-DD}. The ten-year rule and the required minimum
     * distribution for the year of death depend on it.
     */
    public Optional<LocalDate> ownerDiedOn() {
      return optional("ownerDiedOn", ApiObject::date);
    }

    /**
     * The rollover happens without the participant's consent, after a notice. Use the notice's ID as the {@code
     * consentReference}.
     */
    public Optional<AutomaticRollover> automaticRollover() {
      return optional("automaticRollover", AutomaticRollover::new);
    }

    /** A movement that is not a rollover. It is always refused, with what to do instead. */
    public Optional<OtherMovement> otherMovement() {
      return optional("otherMovement", enumeration(OtherMovement::of));
    }

    /** The amount was rolled into the governmental 457(b) plan from an IRA or another kind of plan. */
    public Optional<Boolean> isRolledIn() {
      return optional("isRolledIn", ApiObject::bool);
    }

    /** The recipient is a nonresident alien. The payer then uses Form 1042-S instead of Form 1099-R. */
    public Optional<Boolean> isNonresidentAlien() {
      return optional("isNonresidentAlien", ApiObject::bool);
    }

    /** The participant is married. A pension plan requires the spouse's consent. */
    public Optional<Boolean> isMarried() {
      return optional("isMarried", ApiObject::bool);
    }

    /**
     * The distribution that the participant repays (IRC §72(t)). Use it with the type {@code indirect_60_day}. Its own
     * deadline replaces the 60 days.
     */
    public static final class RepaymentOf extends ApiObject {
      /** Creates an object from JSON. */
      public RepaymentOf(JsonNode json) {
        super(json);
      }

      /** Kind of a distribution that can be repaid within years. New values may be added. */
      public Kind kind() {
        return required("kind", enumeration(Kind::of));
      }

      /** Date the participant received the distribution, {@code YYYY-MM-DD}. */
      public LocalDate distributedOn() {
        return required("distributedOn", ApiObject::date);
      }

      /** For {@code reservist}: last day of active duty, {@code YYYY-MM-DD}. The two years begin on the next day. */
      public Optional<LocalDate> activeDutyEndedOn() {
        return optional("activeDutyEndedOn", ApiObject::date);
      }

      /** For {@code birth_or_adoption}: number of children. The limit applies to each. Default: 1. */
      public Optional<Long> children() {
        return optional("children", ApiObject::integer);
      }

      /** Kind of a distribution that can be repaid within years. New values may be added. */
      public static final class Kind extends ApiEnum {
        /** Qualified birth or adoption: up to $5,000 for each child, within three years. */
        public static final Kind BIRTH_OR_ADOPTION = of("birth_or_adoption");

        /** Qualified disaster recovery: up to $22,000 for each disaster, within three years. */
        public static final Kind DISASTER = of("disaster");

        /** Qualified reservist: to an IRA, within two years after active duty. */
        public static final Kind RESERVIST = of("reservist");

        /** Emergency personal expense: up to $1,000 in a year, within three years. */
        public static final Kind EMERGENCY_EXPENSE = of("emergency_expense");

        /** Victim of domestic abuse: up to an indexed limit, within three years. */
        public static final Kind DOMESTIC_ABUSE = of("domestic_abuse");

        /** Terminally ill participant: within three years. */
        public static final Kind TERMINAL_ILLNESS = of("terminal_illness");

        private Kind(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Kind of(String value) {
          return intern(Kind.class, value, Kind::new);
        }
      }
    }

    /**
     * The source is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type {@code roth_ira}. The two-year rule of
     * SIMPLE IRAs applies to a Roth SIMPLE IRA.
     */
    public static final class SourceRothPlan extends ApiEnum {
      /** A SIMPLE IRA plan. */
      public static final SourceRothPlan SIMPLE = of("simple");

      /** A simplified employee pension (SEP). */
      public static final SourceRothPlan SEP = of("sep");

      private SourceRothPlan(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static SourceRothPlan of(String value) {
        return intern(SourceRothPlan.class, value, SourceRothPlan::new);
      }
    }

    /** The destination is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type {@code roth_ira}. */
    public static final class DestinationRothPlan extends ApiEnum {
      /** A SIMPLE IRA plan. */
      public static final DestinationRothPlan SIMPLE = of("simple");

      /** A simplified employee pension (SEP). */
      public static final DestinationRothPlan SEP = of("sep");

      private DestinationRothPlan(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static DestinationRothPlan of(String value) {
        return intern(DestinationRothPlan.class, value, DestinationRothPlan::new);
      }
    }

    /** The facts that postpone the participant's deadline. Use it with the type {@code indirect_60_day}. */
    public static final class Postponement extends ApiObject {
      /** Creates an object from JSON. */
      public Postponement(JsonNode json) {
        super(json);
      }

      /** Reason that the 60 days, or the due date that replaces them, are postponed. New values may be added. */
      public Basis basis() {
        return required("basis", enumeration(Basis::of));
      }

      /** Number of the IRS announcement or of the disaster declaration, of the orders, or of the ruling. */
      public String reference() {
        return required("reference", ApiObject::text);
      }

      /** First day of the postponement period or of the service, or date of the ruling, {@code YYYY-MM-DD}. */
      public LocalDate startsOn() {
        return required("startsOn", ApiObject::date);
      }

      /**
       * Last day, {@code YYYY-MM-DD}: the day to which the IRS postpones deadlines, the last day of service in the combat
       * zone, or the last day that the ruling allows.
       */
      public LocalDate endsOn() {
        return required("endsOn", ApiObject::date);
      }

      /** Required for {@code combat_zone}. */
      public Optional<CombatZone> combatZone() {
        return optional("combatZone", enumeration(CombatZone::of));
      }

      /** Reason that the 60 days, or the due date that replaces them, are postponed. New values may be added. */
      public static final class Basis extends ApiEnum {
        /** The participant is affected by a federally declared disaster (IRC §7508A). */
        public static final Basis DISASTER = of("disaster");

        /** The participant serves in a combat zone (IRC §7508). */
        public static final Basis COMBAT_ZONE = of("combat_zone");

        /** The IRS waived the 60 days in a private letter ruling (IRC §402(c)(3)(B), §408(d)(3)(I)). */
        public static final Basis IRS_WAIVER = of("irs_waiver");

        private Basis(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Basis of(String value) {
          return intern(Basis.class, value, Basis::new);
        }
      }

      /** Required for {@code combat_zone}. */
      public static final class CombatZone extends ApiEnum {
        /** Afghanistan, Executive Order 13239. */
        public static final CombatZone AFGHANISTAN = of("afghanistan");

        /** Arabian Peninsula, Executive Order 12744. */
        public static final CombatZone ARABIAN_PENINSULA = of("arabian_peninsula");

        /** Kosovo, Executive Order 13119. */
        public static final CombatZone KOSOVO = of("kosovo");

        /** Sinai Peninsula, Public Law 115-97. */
        public static final CombatZone SINAI_PENINSULA = of("sinai_peninsula");

        private CombatZone(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static CombatZone of(String value) {
          return intern(CombatZone.class, value, CombatZone::new);
        }
      }
    }

    /**
     * The rollover happens without the participant's consent, after a notice. Use the notice's ID as the {@code
     * consentReference}.
     */
    public static final class AutomaticRollover extends ApiObject {
      /** Creates an object from JSON. */
      public AutomaticRollover(JsonNode json) {
        super(json);
      }

      /** Kind of a rollover without the participant's consent. New values may be added. */
      public Kind kind() {
        return required("kind", enumeration(Kind::of));
      }

      /** Date of the notice to the participant, {@code YYYY-MM-DD}. */
      public LocalDate noticeSentOn() {
        return required("noticeSentOn", ApiObject::date);
      }

      /** Kind of a rollover without the participant's consent. New values may be added. */
      public static final class Kind extends ApiEnum {
        /** A plan pays a small balance of a former employee into an IRA. */
        public static final Kind FORCED_CASH_OUT = of("forced_cash_out");

        /** An IRA from a forced cash-out moves into the plan of the new employer. */
        public static final Kind AUTOMATIC_PORTABILITY = of("automatic_portability");

        private Kind(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Kind of(String value) {
          return intern(Kind.class, value, Kind::new);
        }
      }
    }

    /** A movement that is not a rollover. It is always refused, with what to do instead. */
    public static final class OtherMovement extends ApiEnum {
      /** A contribution is treated as made to the other kind of IRA. */
      public static final OtherMovement RECHARACTERIZATION = of("recharacterization");

      /** A Roth conversion is undone. */
      public static final OtherMovement CONVERSION_RECHARACTERIZATION = of("conversion_recharacterization");

      /** An excess contribution is removed. */
      public static final OtherMovement EXCESS_REMOVAL = of("excess_removal");

      /** A 529 plan pays to the beneficiary's Roth IRA. */
      public static final OtherMovement QUALIFIED_TUITION = of("qualified_tuition");

      private OtherMovement(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static OtherMovement of(String value) {
        return intern(OtherMovement.class, value, OtherMovement::new);
      }
    }
  }

  /** The open document request, with its reason. Null if nothing is requested. */
  public static final class DocumentRequest extends ApiObject {
    /** Creates an object from JSON. */
    public DocumentRequest(JsonNode json) {
      super(json);
    }

    /** Requested document types. Empty if {@code remedy} describes what to provide. */
    public List<Type> types() {
      return required("types", list(enumeration(Type::of)));
    }

    /** Requested {@code types} that are still missing, rejected or expired. */
    public List<Outstanding> outstanding() {
      return required("outstanding", list(enumeration(Outstanding::of)));
    }

    /** Who must provide documents. */
    public From from() {
      return required("from", enumeration(From::of));
    }

    /** For a soft rejection: machine-readable code. */
    public Optional<String> code() {
      return optional("code", ApiObject::text);
    }

    /** For a soft rejection: how to resolve it, in words. */
    public Optional<String> remedy() {
      return optional("remedy", ApiObject::text);
    }

    /** Time of the request. */
    public Instant requestedAt() {
      return required("requestedAt", ApiObject::instant);
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

    /** Document type. New values may be added. */
    public static final class Outstanding extends ApiEnum {
      /** Letter of acceptance (LOA). */
      public static final Outstanding LOA = of("loa");

      /** Account statement. */
      public static final Outstanding STATEMENT = of("statement");

      /** The source custodian's distribution form. */
      public static final Outstanding DISTRIBUTION_FORM = of("distribution_form");

      /** Consent of the participant's spouse. */
      public static final Outstanding SPOUSAL_CONSENT = of("spousal_consent");

      /** Death certificate, for inherited money. */
      public static final Outstanding DEATH_CERTIFICATE = of("death_certificate");

      /**
       * Qualified domestic relations order, for money awarded to a spouse or former spouse. For an IRA, the divorce or
       * separation instrument.
       */
      public static final Outstanding QDRO = of("qdro");

      /** Any other document. */
      public static final Outstanding OTHER = of("other");

      private Outstanding(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Outstanding of(String value) {
        return intern(Outstanding.class, value, Outstanding::new);
      }
    }

    /** Who must provide documents. */
    public static final class From extends ApiEnum {
      /** The integrator. */
      public static final From INTEGRATOR = of("integrator");

      /** The participant. */
      public static final From PARTICIPANT = of("participant");

      private From(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static From of(String value) {
        return intern(From.class, value, From::new);
      }
    }
  }
>>>>>>> f75a3f1fd792597a4cb54115ffee10f8840eb2d0
}
