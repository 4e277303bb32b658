// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Requirements of a custodian or plan that your organization added. */
public final class RequirementSet extends ApiObject {
  /** Creates an object from JSON. */
  public RequirementSet(JsonNode json) {
    super(json);
  }

  /** TypeID: {@code rqs_} followed by 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code requirement_set}. */
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

  /** Counts the sets of this plan or custodian, from 1. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** False if a later version superseded it. */
  public boolean isCurrent() {
    return required("isCurrent", ApiObject::bool);
  }

  /** True if it expired. It still applies, marked as unconfirmed. */
  public boolean isUnconfirmed() {
    return required("isUnconfirmed", ApiObject::bool);
  }

  /** Documents and signatures that are required before money is released. */
  public Requirements requirements() {
    return required("requirements", Requirements::new);
  }

  /** What to enclose with a request. */
  public List<String> enclosures() {
    return required("enclosures", list(ApiObject::text));
  }

  /** Who can sign a request. Empty if unknown. */
  public List<Signer> signers() {
    return required("signers", list(enumeration(Signer::of)));
  }

  /** Returns {@code sendTo}. */
  public Optional<SendTo> sendTo() {
    return optional("sendTo", SendTo::new);
  }

  /** Returns {@code processingDays}. */
  public Optional<ProcessingDays> processingDays() {
    return optional("processingDays", ProcessingDays::new);
  }

  /** A note for the people who work on it. */
  public Optional<String> note() {
    return optional("note", ApiObject::text);
  }

  /** Where the information comes from. */
  public String source() {
    return required("source", ApiObject::text);
  }

  /** The day you learned it. */
  public String learnedOn() {
    return required("learnedOn", ApiObject::text);
  }

  /** The last day on which it counts as confirmed. */
  public String expiresOn() {
    return required("expiresOn", ApiObject::text);
  }

  /** Who added the requirements. */
  public CreatedBy createdBy() {
    return required("createdBy", CreatedBy::new);
  }

  /** Time of creation. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** Who last confirmed it. Null if only its author did. */
  public Optional<ConfirmedBy> confirmedBy() {
    return optional("confirmedBy", ConfirmedBy::new);
  }

  /** Time of the last confirmation. */
  public Optional<Instant> confirmedAt() {
    return optional("confirmedAt", ApiObject::instant);
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

  /** Documents and signatures that are required before money is released. */
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

  /** Who can sign a request. New values may be added. */
  public static final class Signer extends ApiEnum {
    /** The participant. */
    public static final Signer PARTICIPANT = of("participant");

    /** The participant's spouse. */
    public static final Signer SPOUSE = of("spouse");

    /** The beneficiary of a deceased participant. */
    public static final Signer BENEFICIARY = of("beneficiary");

    /** The plan administrator. */
    public static final Signer PLAN_ADMINISTRATOR = of("plan_administrator");

    /** The employer. */
    public static final Signer EMPLOYER = of("employer");

    /** An attorney-in-fact, with a power of attorney. */
    public static final Signer ATTORNEY_IN_FACT = of("attorney_in_fact");

    /** A guardian or conservator. */
    public static final Signer GUARDIAN = of("guardian");

    /** The executor of an estate. */
    public static final Signer EXECUTOR = of("executor");

    private Signer(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Signer of(String value) {
      return intern(Signer.class, value, Signer::new);
    }
  }

  /** Where to send a request. */
  public static final class SendTo extends ApiObject {
    /** Creates an object from JSON. */
    public SendTo(JsonNode json) {
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

    /** URL of the web portal. */
    public Optional<String> portal() {
      return optional("portal", ApiObject::text);
    }
  }

  /** Business days from the request until the money is sent. */
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

  /** Who added the requirements. */
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
  public static final class ConfirmedBy extends ApiObject {
    /** Creates an object from JSON. */
    public ConfirmedBy(JsonNode json) {
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
