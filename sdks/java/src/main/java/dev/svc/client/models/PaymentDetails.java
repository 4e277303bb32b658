// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Payee and bank details of a custodian or plan that your organization added. */
public final class PaymentDetails extends ApiObject {
  /** Creates an object from JSON. */
  public PaymentDetails(JsonNode json) {
    super(json);
  }

  /** TypeID: {@code pmd_} followed by 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code payment_details}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** The plan. Null for a custodian. */
  public Optional<String> planId() {
    return optional("planId", ApiObject::text);
  }

  /** The custodian. Null for a plan. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }

  /** Whether instructions use payment details. */
  public Status status() {
    return required("status", enumeration(Status::of));
  }

  /**
   * The payee line: a template with {@code {participant}}, and optionally {@code {custodian}} and {@code
   * {accountNumber}}.
   */
  public String payee() {
    return required("payee", ApiObject::text);
  }

  /** Mailing address for checks, one line per item. */
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

  /** Where the details come from. */
  public String source() {
    return required("source", ApiObject::text);
  }

  /** Telephone number that came with the details. The call-back must use another number. */
  public Optional<String> contactPhone() {
    return optional("contactPhone", ApiObject::text);
  }

  /** The author, who cannot confirm the details. */
  public CreatedBy createdBy() {
    return required("createdBy", CreatedBy::new);
  }

  /** Time of creation. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** Who confirmed or rejected the details. */
  public Optional<DecidedBy> decidedBy() {
    return optional("decidedBy", DecidedBy::new);
  }

  /** Time of the decision. */
  public Optional<Instant> decidedAt() {
    return optional("decidedAt", ApiObject::instant);
  }

  /** Returns {@code callback}. */
  public Optional<PaymentDetailsCallback> callback() {
    return optional("callback", PaymentDetailsCallback::new);
  }

  /** Why the details were rejected. */
  public Optional<String> reason() {
    return optional("reason", ApiObject::text);
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

  /** Whether instructions use payment details. */
  public static final class Status extends ApiEnum {
    /** They wait for a call-back by a second person. Instructions do not use them. */
    public static final Status UNCONFIRMED = of("unconfirmed");

    /** A second person confirmed them by a call-back. Instructions use them. */
    public static final Status CONFIRMED = of("confirmed");

    /** They were rejected. This is final. */
    public static final Status REJECTED = of("rejected");

    /** Later confirmed details replaced them. */
    public static final Status SUPERSEDED = of("superseded");

    private Status(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Status of(String value) {
      return intern(Status.class, value, Status::new);
    }
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

  /** The author, who cannot confirm the details. */
  public static final class CreatedBy extends ApiObject {
    /** Creates an object from JSON. */
    public CreatedBy(JsonNode json) {
      super(json);
    }

    /** Kind of actor. New values may be added. */
    public Type type() {
      return required("type", enumeration(Type::of));
    }

    /** The actor's ID, if it has one. */
    public Optional<String> id() {
      return optional("id", ApiObject::text);
    }

    /** Kind of actor. New values may be added. */
    public static final class Type extends ApiEnum {
      /** A server with an API key. */
      public static final Type API_KEY = of("api_key");

      /** A browser with a session token. */
      public static final Type SESSION = of("session");

      /** A signed-in portal user. */
      public static final Type MEMBER = of("member");

      /** The operator of this service. */
      public static final Type OPERATOR = of("operator");

      /** A timer. */
      public static final Type TIMER = of("timer");

      /** A sandbox custodian, which acts automatically. */
      public static final Type CUSTODIAN = of("custodian");

      private Type(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Type of(String value) {
        return intern(Type.class, value, Type::new);
      }
    }
  }

  /** The person or system that acted. */
  public static final class DecidedBy extends ApiObject {
    /** Creates an object from JSON. */
    public DecidedBy(JsonNode json) {
      super(json);
    }

    /** Kind of actor. New values may be added. */
    public Type type() {
      return required("type", enumeration(Type::of));
    }

    /** The actor's ID, if it has one. */
    public Optional<String> id() {
      return optional("id", ApiObject::text);
    }

    /** Kind of actor. New values may be added. */
    public static final class Type extends ApiEnum {
      /** A server with an API key. */
      public static final Type API_KEY = of("api_key");

      /** A browser with a session token. */
      public static final Type SESSION = of("session");

      /** A signed-in portal user. */
      public static final Type MEMBER = of("member");

      /** The operator of this service. */
      public static final Type OPERATOR = of("operator");

      /** A timer. */
      public static final Type TIMER = of("timer");

      /** A sandbox custodian, which acts automatically. */
      public static final Type CUSTODIAN = of("custodian");

      private Type(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Type of(String value) {
        return intern(Type.class, value, Type::new);
      }
    }
  }
}
