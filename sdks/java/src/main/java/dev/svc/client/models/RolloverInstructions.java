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

/** Instructions for requesting and paying a rollover, with full account numbers. */
public final class RolloverInstructions extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverInstructions(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code rollover_instructions}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** Version of the instructions. Each amendment adds one. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** Version that these instructions replace, which is void. Null for the first. */
  public Optional<Long> replaces() {
    return optional("replaces", ApiObject::integer);
  }

  /** Time of preparation. The directory data is from this time. */
  public Instant preparedAt() {
    return required("preparedAt", ApiObject::instant);
  }

  /** The same time as a date in the organization's time zone. */
  public LocalDate preparedOn() {
    return required("preparedOn", ApiObject::date);
  }

  /**
   * How the money moves: from or to an employer plan ({@code direct}), between IRAs ({@code trustee_transfer}),
   * through the participant ({@code indirect_60_day}), or within a plan to its designated Roth account ({@code
   * in_plan}).
   */
  public RolloverType type() {
    return required("type", enumeration(RolloverType::of));
  }

  /** State of a rollover in the workflow. */
  public RolloverState state() {
    return required("state", enumeration(RolloverState::of));
  }

  /** The participant's claim to the money. */
  public Relationship relationship() {
    return required("relationship", enumeration(Relationship::of));
  }

  /** The person whose money is moved. */
  public Participant participant() {
    return required("participant", Participant::new);
  }

  /** The source account. */
  public Source source() {
    return required("source", Source::new);
  }

  /** The destination account. */
  public Destination destination() {
    return required("destination", Destination::new);
  }

  /** Amount to roll over. */
  public Amount amount() {
    return required("amount", Amount::new);
  }

  /** Kinds of money in the rollover. Empty if not specified. */
  public List<MoneySource> moneySources() {
    return required("moneySources", list(MoneySource::new));
  }

  /** Assets to move in kind. */
  public List<Asset> assets() {
    return required("assets", list(Asset::new));
  }

  /** Payment to the destination. */
  public Payment payment() {
    return required("payment", Payment::new);
  }

  /** Documents that the source custodian requires with the request. */
  public List<Enclosure> enclosures() {
    return required("enclosures", list(Enclosure::new));
  }

  /** Missing facts, which are null or empty in these instructions. */
  public List<Missing> missing() {
    return required("missing", list(Missing::new));
  }

  /** Warnings to read before you follow the instructions. */
  public List<Warning> warnings() {
    return required("warnings", list(Warning::new));
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

  /** The person whose money is moved. */
  public static final class Participant extends ApiObject {
    /** Creates an object from JSON. */
    public Participant(JsonNode json) {
      super(json);
    }

    /** The participant's name, from the account. */
    public String name() {
      return required("name", ApiObject::text);
    }

    /** Mailing address, one line per item. Empty if unknown. */
    public List<String> address() {
      return required("address", list(ApiObject::text));
    }
  }

  /** The source account. */
  public static final class Source extends ApiObject {
    /** Creates an object from JSON. */
    public Source(JsonNode json) {
      super(json);
    }

    /** TypeID of the custodian: {@code cus_} followed by 26 characters. */
    public String custodianId() {
      return required("custodianId", ApiObject::text);
    }

    /** Name of the custodian, as in the directory. */
    public String custodianName() {
      return required("custodianName", ApiObject::text);
    }

    /** True if the operator has verified the directory entry with the custodian. */
    public boolean isVerified() {
      return required("isVerified", ApiObject::bool);
    }

    /** Tax type of the account, such as {@code traditional_ira}. */
    public AccountType accountType() {
      return required("accountType", enumeration(AccountType::of));
    }

    /** Full account number. */
    public String accountNumber() {
      return required("accountNumber", ApiObject::text);
    }

    /** Name of the employer's plan. */
    public Optional<String> planName() {
      return optional("planName", ApiObject::text);
    }

    /** Returns {@code plan}. */
    public Optional<SourcePlan> plan() {
      return optional("plan", SourcePlan::new);
    }

    /** Returns {@code requestTo}. */
    public Optional<RequestTo> requestTo() {
      return optional("requestTo", RequestTo::new);
    }

    /** Signatures that the source custodian requires on the request. */
    public Signatures signatures() {
      return required("signatures", Signatures::new);
    }

    /** The employer's plan that the rollover names. */
    public static final class SourcePlan extends ApiObject {
      /** Creates an object from JSON. */
      public SourcePlan(JsonNode json) {
        super(json);
      }

      /** The plan's ID. */
      public String id() {
        return required("id", ApiObject::text);
      }

      /** The plan's name. */
      public String name() {
        return required("name", ApiObject::text);
      }

      /** Three-digit plan number. */
      public String planNumber() {
        return required("planNumber", ApiObject::text);
      }

      /** Employer identification number of the plan's sponsor. */
      public String ein() {
        return required("ein", ApiObject::text);
      }

      /** The employer that sponsors the plan. */
      public Optional<String> sponsorName() {
        return optional("sponsorName", ApiObject::text);
      }
    }

    /** Where the source custodian accepts requests. Null if unknown. */
    public static final class RequestTo extends ApiObject {
      /** Creates an object from JSON. */
      public RequestTo(JsonNode json) {
        super(json);
      }

      /** Mailing address, one line per item. */
      public List<String> address() {
        return required("address", list(ApiObject::text));
      }

      /** Fax number for requests. */
      public Optional<String> fax() {
        return optional("fax", ApiObject::text);
      }

      /** Email address of the contact. */
      public Optional<String> email() {
        return optional("email", ApiObject::text);
      }

      /** Website for requests. */
      public Optional<String> portal() {
        return optional("portal", ApiObject::text);
      }
    }

    /** Signatures that the source custodian requires on the request. */
    public static final class Signatures extends ApiObject {
      /** Creates an object from JSON. */
      public Signatures(JsonNode json) {
        super(json);
      }

      /** Medallion signature guarantee. */
      public boolean medallion() {
        return required("medallion", ApiObject::bool);
      }

      /** A notary must witness the signature. */
      public boolean notarization() {
        return required("notarization", ApiObject::bool);
      }

      /** Signature of the participant's spouse. */
      public boolean spousalConsent() {
        return required("spousalConsent", ApiObject::bool);
      }

      /** Ink signature on paper. */
      public boolean wetSignature() {
        return required("wetSignature", ApiObject::bool);
      }
    }
  }

  /** The destination account. */
  public static final class Destination extends ApiObject {
    /** Creates an object from JSON. */
    public Destination(JsonNode json) {
      super(json);
    }

    /** TypeID of the custodian: {@code cus_} followed by 26 characters. */
    public String custodianId() {
      return required("custodianId", ApiObject::text);
    }

    /** Name of the custodian, as in the directory. */
    public String custodianName() {
      return required("custodianName", ApiObject::text);
    }

    /** True if the operator has verified the directory entry with the custodian. */
    public boolean isVerified() {
      return required("isVerified", ApiObject::bool);
    }

    /** Tax type of the account, such as {@code traditional_ira}. */
    public AccountType accountType() {
      return required("accountType", enumeration(AccountType::of));
    }

    /** Full account number. */
    public String accountNumber() {
      return required("accountNumber", ApiObject::text);
    }

    /** Name of the employer's plan. */
    public Optional<String> planName() {
      return optional("planName", ApiObject::text);
    }

    /** Returns {@code plan}. */
    public Optional<DestinationPlan> plan() {
      return optional("plan", DestinationPlan::new);
    }

    /** The employer's plan that the rollover names. */
    public static final class DestinationPlan extends ApiObject {
      /** Creates an object from JSON. */
      public DestinationPlan(JsonNode json) {
        super(json);
      }

      /** The plan's ID. */
      public String id() {
        return required("id", ApiObject::text);
      }

      /** The plan's name. */
      public String name() {
        return required("name", ApiObject::text);
      }

      /** Three-digit plan number. */
      public String planNumber() {
        return required("planNumber", ApiObject::text);
      }

      /** Employer identification number of the plan's sponsor. */
      public String ein() {
        return required("ein", ApiObject::text);
      }

      /** The employer that sponsors the plan. */
      public Optional<String> sponsorName() {
        return optional("sponsorName", ApiObject::text);
      }
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

  /** Payment to the destination. */
  public static final class Payment extends ApiObject {
    /** Creates an object from JSON. */
    public Payment(JsonNode json) {
      super(json);
    }

    /** How the money is delivered, such as {@code wire} or {@code check}. */
    public DeliveryMethod method() {
      return required("method", enumeration(DeliveryMethod::of));
    }

    /** Payee. Null if unknown. */
    public Optional<String> payee() {
      return optional("payee", ApiObject::text);
    }

    /** Memo or reference: the account number and the rollover ID. */
    public String memo() {
      return required("memo", ApiObject::text);
    }

    /** For a check: mailing address, one line per item. Empty if unknown. */
    public List<String> checkAddress() {
      return required("checkAddress", list(ApiObject::text));
    }

    /** Returns {@code wire}. */
    public Optional<Wire> wire() {
      return optional("wire", Wire::new);
    }

    /** Returns {@code ach}. */
    public Optional<Ach> ach() {
      return optional("ach", Ach::new);
    }

    /** For an ACATS transfer: the destination custodian's DTC number. */
    public Optional<String> dtcNumber() {
      return optional("dtcNumber", ApiObject::text);
    }

    /** Bank details for a payment by wire. */
    public static final class Wire extends ApiObject {
      /** Creates an object from JSON. */
      public Wire(JsonNode json) {
        super(json);
      }

      /** Name of the bank that receives the wire. */
      public String bankName() {
        return required("bankName", ApiObject::text);
      }

      /** The bank's nine-digit routing number. */
      public String routingNumber() {
        return required("routingNumber", ApiObject::text);
      }

      /** Owner of the bank account. */
      public String beneficiary() {
        return required("beneficiary", ApiObject::text);
      }

      /** Full bank account number. */
      public String accountNumber() {
        return required("accountNumber", ApiObject::text);
      }

      /** For further credit: the account to which the beneficiary forwards the money. */
      public Optional<String> furtherCredit() {
        return optional("furtherCredit", ApiObject::text);
      }
    }

    /** Bank details for a payment by ACH. */
    public static final class Ach extends ApiObject {
      /** Creates an object from JSON. */
      public Ach(JsonNode json) {
        super(json);
      }

      /** The bank's nine-digit routing number. */
      public String routingNumber() {
        return required("routingNumber", ApiObject::text);
      }

      /** Full bank account number. */
      public String accountNumber() {
        return required("accountNumber", ApiObject::text);
      }
    }
  }

  /** A document that the source custodian requires with the request. */
  public static final class Enclosure extends ApiObject {
    /** Creates an object from JSON. */
    public Enclosure(JsonNode json) {
      super(json);
    }

    /** Document type. Null if only {@code detail} describes the document. */
    public Optional<DocumentType> documentType() {
      return optional("documentType", enumeration(DocumentType::of));
    }

    /** Description of the document. */
    public String detail() {
      return required("detail", ApiObject::text);
    }

    /** True if it was provided. Null if unknown. */
    public Optional<Boolean> isProvided() {
      return optional("isProvided", ApiObject::bool);
    }

    /** Document type. New values may be added. */
    public static final class DocumentType extends ApiEnum {
      /** Letter of acceptance (LOA). */
      public static final DocumentType LOA = of("loa");

      /** Account statement. */
      public static final DocumentType STATEMENT = of("statement");

      /** The source custodian's distribution form. */
      public static final DocumentType DISTRIBUTION_FORM = of("distribution_form");

      /** Consent of the participant's spouse. */
      public static final DocumentType SPOUSAL_CONSENT = of("spousal_consent");

      /** Death certificate, for inherited money. */
      public static final DocumentType DEATH_CERTIFICATE = of("death_certificate");

      /**
       * Qualified domestic relations order, for money awarded to a spouse or former spouse. For an IRA, the divorce
       * or separation instrument.
       */
      public static final DocumentType QDRO = of("qdro");

      /** Any other document. */
      public static final DocumentType OTHER = of("other");

      private DocumentType(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static DocumentType of(String value) {
        return intern(DocumentType.class, value, DocumentType::new);
      }
    }
  }

  /** A missing fact. */
  public static final class Missing extends ApiObject {
    /** Creates an object from JSON. */
    public Missing(JsonNode json) {
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
      /** The directory has no check payee for the destination custodian. */
      public static final Code PAYEE = of("payee");

      /** The directory has no check mailing address for the destination custodian. */
      public static final Code CHECK_ADDRESS = of("check_address");

      /** The directory has no wire details for the destination custodian. */
      public static final Code WIRE_DETAILS = of("wire_details");

      /** The directory has no ACH details for the destination custodian. */
      public static final Code ACH_DETAILS = of("ach_details");

      /** The directory has no DTC number for the destination custodian. */
      public static final Code DTC_NUMBER = of("dtc_number");

      /** The directory does not say where the source custodian accepts requests. */
      public static final Code REQUEST_ADDRESS = of("request_address");

      /** The account has no last name for the participant. */
      public static final Code PARTICIPANT_NAME = of("participant_name");

      /** The name of the deceased owner is missing. An inherited IRA is titled in that name. */
      public static final Code DECEDENT_NAME = of("decedent_name");

      /** The account has no address for the participant. */
      public static final Code PARTICIPANT_ADDRESS = of("participant_address");

      /** Documents that the source custodian requires are missing. See the enclosures. */
      public static final Code DOCUMENTS = of("documents");

      private Code(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Code of(String value) {
        return intern(Code.class, value, Code::new);
      }
    }
  }

  /** A warning. */
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
      /**
       * The source custodian's directory entry is not verified. Confirm these details with the custodian, using a
       * phone number you already have.
       */
      public static final Code SOURCE_NOT_VERIFIED = of("source_not_verified");

      /**
       * The destination custodian's directory entry is not verified. Confirm these details with the custodian, using
       * a phone number you already have.
       */
      public static final Code DESTINATION_NOT_VERIFIED = of("destination_not_verified");

      /** The source custodian is no longer active in the directory. */
      public static final Code SOURCE_INACTIVE = of("source_inactive");

      /** The destination custodian is no longer active in the directory. */
      public static final Code DESTINATION_INACTIVE = of("destination_inactive");

      /**
       * Requirements that your organization added for the source custodian or plan have expired. Ask whether they
       * still apply, and confirm them.
       */
      public static final Code REQUIREMENTS_UNCONFIRMED = of("requirements_unconfirmed");

      /** This rollover has not been approved. */
      public static final Code NOT_APPROVED = of("not_approved");

      /** The participant died. Do not send money: it belongs to the beneficiary, who needs a rollover of their own. */
      public static final Code PARTICIPANT_DIED = of("participant_died");

      /** This rollover is on hold. */
      public static final Code ON_HOLD = of("on_hold");

      /** This rollover has ended. Do not send money using these instructions. */
      public static final Code ENDED = of("ended");

      /** Money has already been sent for this rollover. These instructions may already have been followed. */
      public static final Code MONEY_SENT = of("money_sent");

      /**
       * The source custodian pays the participant, who has 60 days to deposit the money. These instructions are for
       * the deposit at the destination.
       */
      public static final Code PARTICIPANT_PAYS = of("participant_pays");

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
