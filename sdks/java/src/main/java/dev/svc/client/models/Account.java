// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A participant's account. After erasure, its personal data is null. */
public final class Account extends ApiObject {
  /** Creates an object from JSON. */
  public Account(JsonNode json) {
    super(json);
  }

  /** A TypeID: {@code acct_} and 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code account}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** Your ID for the participant. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** The given name; null once the account is erased. */
  public Optional<String> firstName() {
    return optional("firstName", ApiObject::text);
  }

  /** The family name. */
  public Optional<String> lastName() {
    return optional("lastName", ApiObject::text);
  }

  /** Earlier names, newest first, up to 20. Empty without {@code accounts:read}. */
  public List<FormerName> formerNames() {
    return required("formerNames", list(FormerName::new));
  }

  /** The email address; null once the account is erased. Masked without {@code accounts:read}. */
  public Optional<String> email() {
    return optional("email", ApiObject::text);
  }

  /** The phone number in E.164 format. Masked without {@code accounts:read}. */
  public Optional<String> phone() {
    return optional("phone", ApiObject::text);
  }

  /** Returns {@code dateOfBirth}. */
  public Optional<LocalDate> dateOfBirth() {
    return optional("dateOfBirth", ApiObject::date);
  }

  /** The last four digits of the Social Security number. Masked without {@code accounts:read}. */
  public Optional<String> ssnLast4() {
    return optional("ssnLast4", ApiObject::text);
  }

  /** Returns {@code address}. */
  public Optional<Address> address() {
    return optional("address", Address::new);
  }

  /** Whether the account is in use. */
  public Status status() {
    return required("status", enumeration(Status::of));
  }

  /** Your own metadata. Empty without {@code accounts:read}. */
  public Map<String, String> metadata() {
    return required("metadata", map(ApiObject::text));
  }

  /** The version, which increases with every change. Used in the {@code ETag} and {@code ifVersion}. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** When the account was created. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** When the account was last changed. */
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

  /** An earlier name of a participant. */
  public static final class FormerName extends ApiObject {
    /** Creates an object from JSON. */
    public FormerName(JsonNode json) {
      super(json);
    }

    /** The earlier given name. */
    public Optional<String> firstName() {
      return optional("firstName", ApiObject::text);
    }

    /** The earlier family name. */
    public Optional<String> lastName() {
      return optional("lastName", ApiObject::text);
    }

    /** Why this name was replaced. */
    public Reason reason() {
      return required("reason", enumeration(Reason::of));
    }

    /** Returns {@code effectiveOn}. */
    public Optional<LocalDate> effectiveOn() {
      return optional("effectiveOn", ApiObject::date);
    }

    /** Returns {@code evidence}. */
    public Optional<Evidence> evidence() {
      return optional("evidence", Evidence::new);
    }

    /** When the account got the next name. */
    public Instant replacedAt() {
      return required("replacedAt", ApiObject::instant);
    }

    /** Why this name was replaced. */
    public static final class Reason extends ApiEnum {
      /** The participant married. */
      public static final Reason MARRIAGE = of("marriage");

      /** The participant divorced. */
      public static final Reason DIVORCE = of("divorce");

      /** A court ordered the change. */
      public static final Reason COURT_ORDER = of("court_order");

      /** The name was wrong. */
      public static final Reason CORRECTION = of("correction");

      private Reason(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Reason of(String value) {
        return intern(Reason.class, value, Reason::new);
      }
    }

    /** Evidence of the change, if given. */
    public static final class Evidence extends ApiObject {
      /** Creates an object from JSON. */
      public Evidence(JsonNode json) {
        super(json);
      }

      /** A document of one of the participant's rollovers. */
      public Optional<String> documentId() {
        return optional("documentId", ApiObject::text);
      }

      /** The document in words. */
      public Optional<String> description() {
        return optional("description", ApiObject::text);
      }
    }
  }

  /** The participant's address. Masked without {@code accounts:read}, except for the country. */
  public static final class Address extends ApiObject {
    /** Creates an object from JSON. */
    public Address(JsonNode json) {
      super(json);
    }

    /** Street and number. */
    public String line1() {
      return required("line1", ApiObject::text);
    }

    /** The second address line. */
    public Optional<String> line2() {
      return optional("line2", ApiObject::text);
    }

    /** City of the address. */
    public String city() {
      return required("city", ApiObject::text);
    }

    /** State, province or region. */
    public Optional<String> region() {
      return optional("region", ApiObject::text);
    }

    /** Postal code, such as a ZIP code. */
    public String postalCode() {
      return required("postalCode", ApiObject::text);
    }

    /** A two-letter ISO 3166-1 code. */
    public String country() {
      return required("country", ApiObject::text);
    }
  }

  /** Whether the account is in use. */
  public static final class Status extends ApiEnum {
    /** The account is in use. */
    public static final Status ACTIVE = of("active");

    /** The personal data has been erased. The other fields remain. */
    public static final Status ERASED = of("erased");

    private Status(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Status of(String value) {
      return intern(Status.class, value, Status::new);
    }
  }
}
