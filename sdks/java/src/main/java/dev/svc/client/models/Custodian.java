// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** An institution that holds retirement accounts. */
public final class Custodian extends ApiObject {
  /** Creates an object from JSON. */
  public Custodian(JsonNode json) {
    super(json);
  }

  /** A TypeID: {@code cus_} and 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code custodian}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The custodian's environment. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** A stable, unique name for URLs. */
  public String slug() {
    return required("slug", ApiObject::text);
  }

  /** Name of the custodian, as in the directory. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** Aliases and former names that participants still use. */
  public List<String> aliases() {
    return required("aliases", list(ApiObject::text));
  }

  /** The main type of institution. */
  public Category category() {
    return required("category", enumeration(Category::of));
  }

  /** The sides of a rollover that the custodian can be on. */
  public List<CustodianRole> roles() {
    return required("roles", list(enumeration(CustodianRole::of)));
  }

  /** The account types it holds. */
  public List<AccountType> supportedAccountTypes() {
    return required("supportedAccountTypes", list(enumeration(AccountType::of)));
  }

  /** How it sends and receives money. */
  public List<DeliveryMethod> deliveryMethods() {
    return required("deliveryMethods", list(enumeration(DeliveryMethod::of)));
  }

  /** The documents it requires before it releases money. */
  public Requirements requirements() {
    return required("requirements", Requirements::new);
  }

  /** The processing time, in business days. */
  public ProcessingDays processingDays() {
    return required("processingDays", ProcessingDays::new);
  }

  /** Address of an image with the custodian's logo. */
  public Optional<String> logoUrl() {
    return optional("logoUrl", ApiObject::text);
  }

  /** The URL of the website. */
  public Optional<String> website() {
    return optional("website", ApiObject::text);
  }

  /** Whether the operator has confirmed these facts with the custodian. */
  public boolean verified() {
    return required("verified", ApiObject::bool);
  }

  /** Whether the custodian is active. Inactive custodians can be read by ID but are not listed. */
  public boolean active() {
    return required("active", ApiObject::bool);
  }

  /**
   * The position in the list shown before the participant types, from 1, set by the operator; null if the
   * custodian is not in it.
   */
  public Optional<Double> popularRank() {
    return optional("popularRank", ApiObject::number);
  }

  /** Returns {@code match}. */
  public Optional<Match> match() {
    return optional("match", Match::new);
  }

  /** When the custodian was added to the directory. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** Returns {@code receiving}. */
  public Optional<Receiving> receiving() {
    return optional("receiving", Receiving::new);
  }

  /** The custodian's environment. */
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

  /** The main type of institution. */
  public static final class Category extends ApiEnum {
    /** A brokerage. */
    public static final Category BROKERAGE = of("brokerage");

    /** A recordkeeper of employer plans. */
    public static final Category RECORDKEEPER = of("recordkeeper");

    /** An insurer. */
    public static final Category INSURER = of("insurer");

    /** A bank. */
    public static final Category BANK = of("bank");

    /** A trust company. */
    public static final Category TRUST_COMPANY = of("trust_company");

    /** A robo-advisor. */
    public static final Category ROBO_ADVISOR = of("robo_advisor");

    /** A government plan. */
    public static final Category GOVERNMENT = of("government");

    /** A payroll provider. */
    public static final Category PAYROLL_PROVIDER = of("payroll_provider");

    /** A custodian of self-directed accounts. */
    public static final Category SELF_DIRECTED = of("self_directed");

    /** A scripted custodian in the test environment. */
    public static final Category SANDBOX = of("sandbox");

    private Category(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Category of(String value) {
      return intern(Category.class, value, Category::new);
    }
  }

  /** The documents it requires before it releases money. */
  public static final class Requirements extends ApiObject {
    /** Creates an object from JSON. */
    public Requirements(JsonNode json) {
      super(json);
    }

    /** A letter of acceptance from the receiving custodian. */
    public boolean loa() {
      return required("loa", ApiObject::bool);
    }

    /** A medallion signature guarantee. */
    public boolean medallion() {
      return required("medallion", ApiObject::bool);
    }

    /** A notary must witness the signature. */
    public boolean notarization() {
      return required("notarization", ApiObject::bool);
    }

    /** The spouse must consent in writing. */
    public boolean spousalConsent() {
      return required("spousalConsent", ApiObject::bool);
    }

    /** A wet-ink signature on paper. */
    public boolean wetSignature() {
      return required("wetSignature", ApiObject::bool);
    }
  }

  /** The processing time, in business days. */
  public static final class ProcessingDays extends ApiObject {
    /** Creates an object from JSON. */
    public ProcessingDays(JsonNode json) {
      super(json);
    }

    /** Fewest days that processing usually takes. */
    public double min() {
      return required("min", ApiObject::number);
    }

    /** Most days that processing usually takes. */
    public double max() {
      return required("max", ApiObject::number);
    }
  }

  /** Why the search matched; null without a search. */
  public static final class Match extends ApiObject {
    /** Creates an object from JSON. */
    public Match(JsonNode json) {
      super(json);
    }

    /** How the matching name relates to the custodian. New values may be added. */
    public Kind kind() {
      return required("kind", enumeration(Kind::of));
    }

    /** The matching name, as written in the directory. */
    public String text() {
      return required("text", ApiObject::text);
    }

    /** A sentence for participants, in English; null if the directory has none. */
    public Optional<String> note() {
      return optional("note", ApiObject::text);
    }

    /** How the matching name relates to the custodian. New values may be added. */
    public static final class Kind extends ApiEnum {
      /** Its current name. */
      public static final Kind NAME = of("name");

      /** Another current name. */
      public static final Kind ALIAS = of("alias");

      /** A former name. */
      public static final Kind FORMER_NAME = of("former_name");

      /** A company whose accounts it acquired. */
      public static final Kind ACQUIRED = of("acquired");

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
   * How the custodian receives money and requests, as reported to the operator; null if unknown. Rely on it only
   * if {@code verified} is true.
   */
  public static final class Receiving extends ApiObject {
    /** Creates an object from JSON. */
    public Receiving(JsonNode json) {
      super(json);
    }

    /**
     * The payee of checks: a template that can contain {@code {custodian}}, {@code {participant}} and {@code
     * {accountNumber}}.
     */
    public Optional<String> payee() {
      return optional("payee", ApiObject::text);
    }

    /** The mailing address for checks, one line per entry. */
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

    /** The Depository Trust Company participant number, used for ACATS. */
    public Optional<String> dtcNumber() {
      return optional("dtcNumber", ApiObject::text);
    }

    /** Where to send a distribution request to this custodian. */
    public Requests requests() {
      return required("requests", Requests::new);
    }

    /**
     * Enclosures that the custodian requires with a distribution request, in addition to {@code requirements}.
     * Text to show to people.
     */
    public List<String> enclosures() {
      return required("enclosures", list(ApiObject::text));
    }

    /** How to pay by wire. */
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

      /** The owner of the bank account. */
      public String beneficiary() {
        return required("beneficiary", ApiObject::text);
      }

      /** The last digits of the bank account number. The full number appears only in a rollover's instructions. */
      public String accountNumberMask() {
        return required("accountNumberMask", ApiObject::text);
      }

      /** For further credit to (FFC). A template like {@code payee}. */
      public Optional<String> furtherCredit() {
        return optional("furtherCredit", ApiObject::text);
      }
    }

    /** Through the Automated Clearing House. */
    public static final class Ach extends ApiObject {
      /** Creates an object from JSON. */
      public Ach(JsonNode json) {
        super(json);
      }

      /** The bank's nine-digit routing number. */
      public String routingNumber() {
        return required("routingNumber", ApiObject::text);
      }

      /** The last digits of the bank account number. The full number appears only in a rollover's instructions. */
      public String accountNumberMask() {
        return required("accountNumberMask", ApiObject::text);
      }
    }

    /** Where to send a distribution request to this custodian. */
    public static final class Requests extends ApiObject {
      /** Creates an object from JSON. */
      public Requests(JsonNode json) {
        super(json);
      }

      /** The mailing address, one line per entry. */
      public List<String> address() {
        return required("address", list(ApiObject::text));
      }

      /** The fax number. */
      public Optional<String> fax() {
        return optional("fax", ApiObject::text);
      }

      /** The email address. */
      public Optional<String> email() {
        return optional("email", ApiObject::text);
      }

      /** The URL of the web portal. */
      public Optional<String> portal() {
        return optional("portal", ApiObject::text);
      }
    }
  }
}
