// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;

/** Members of an account to change. Omitted members stay unchanged. */
public final class AccountPatch extends ApiObject {
  /** Creates an object from JSON. */
  public AccountPatch(JsonNode json) {
    super(json);
  }

  /** Your ID for the participant. It can be set once and cannot be changed. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** The given name. It cannot be cleared. In any script, as the person writes it, up to 100 visible characters. */
  public Optional<String> firstName() {
    return optional("firstName", ApiObject::text);
  }

  /** Returns {@code lastName}. */
  public Optional<String> lastName() {
    return optional("lastName", ApiObject::text);
  }

  /** Why the name changes. Requires a different {@code firstName} or {@code lastName}. Default: a correction. */
  public Optional<NameChange> nameChange() {
    return optional("nameChange", NameChange::new);
  }

  /** The email address. It cannot be cleared. */
  public Optional<String> email() {
    return optional("email", ApiObject::text);
  }

  /** Returns {@code phone}. */
  public Optional<String> phone() {
    return optional("phone", ApiObject::text);
  }

  /** Returns {@code dateOfBirth}. */
  public Optional<LocalDate> dateOfBirth() {
    return optional("dateOfBirth", ApiObject::date);
  }

  /** Returns {@code ssnLast4}. */
  public Optional<String> ssnLast4() {
    return optional("ssnLast4", ApiObject::text);
  }

  /** The participant's address. Replaces the whole address. */
  public Optional<Address> address() {
    return optional("address", Address::new);
  }

  /** Replaces all your metadata: up to 50 pairs with string values. */
  public Optional<Map<String, String>> metadata() {
    return optional("metadata", map(ApiObject::text));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AccountPatch}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Your ID for the participant. It can be set once and cannot be changed. */
    public Builder externalId(String value) {
      return set("externalId", value);
    }

    /**
     * The given name. It cannot be cleared. In any script, as the person writes it, up to 100 visible
     * characters.
     */
    public Builder firstName(String value) {
      return set("firstName", value);
    }

    /** Sets {@code lastName}. Can be null. */
    public Builder lastName(String value) {
      return member("lastName", value);
    }

    /** Why the name changes. Requires a different {@code firstName} or {@code lastName}. Default: a correction. */
    public Builder nameChange(NameChange value) {
      return set("nameChange", value);
    }

    /** The email address. It cannot be cleared. */
    public Builder email(String value) {
      return set("email", value);
    }

    /** Sets {@code phone}. Can be null. */
    public Builder phone(String value) {
      return member("phone", value);
    }

    /** Sets {@code dateOfBirth}. Can be null. */
    public Builder dateOfBirth(LocalDate value) {
      return member("dateOfBirth", value);
    }

    /** Sets {@code ssnLast4}. Can be null. */
    public Builder ssnLast4(String value) {
      return member("ssnLast4", value);
    }

    /** The participant's address. Replaces the whole address. Can be null. */
    public Builder address(Address value) {
      return member("address", value);
    }

    /** Replaces all your metadata: up to 50 pairs with string values. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** Returns the object. */
    public AccountPatch build() {
      return new AccountPatch(members());
    }
  }

  /** Why the name changes. Requires a different {@code firstName} or {@code lastName}. Default: a correction. */
  public static final class NameChange extends ApiObject {
    /** Creates an object from JSON. */
    public NameChange(JsonNode json) {
      super(json);
    }

    /** Why a participant's name changed. */
    public Reason reason() {
      return required("reason", enumeration(Reason::of));
    }

    /** First day of the new name, {@code YYYY-MM-DD}. Not in the future. */
    public LocalDate effectiveOn() {
      return required("effectiveOn", ApiObject::date);
    }

    /** Evidence of the change, such as the marriage certificate. */
    public Optional<Evidence> evidence() {
      return optional("evidence", Evidence::new);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link NameChange}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** Why a participant's name changed. Required. */
      public Builder reason(Reason value) {
        return set("reason", value);
      }

      /** First day of the new name, {@code YYYY-MM-DD}. Not in the future. Required. */
      public Builder effectiveOn(LocalDate value) {
        return set("effectiveOn", value);
      }

      /** Evidence of the change, such as the marriage certificate. */
      public Builder evidence(Evidence value) {
        return set("evidence", value);
      }

      /** Returns the object. */
      public NameChange build() {
        return new NameChange(members());
      }
    }

    /** Why a participant's name changed. */
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

    /** Evidence of the change, such as the marriage certificate. */
    public static final class Evidence extends ApiObject {
      /** Creates an object from JSON. */
      public Evidence(JsonNode json) {
        super(json);
      }

      /** A document of one of the participant's rollovers. */
      public Optional<String> documentId() {
        return optional("documentId", ApiObject::text);
      }

      /** The document in words, up to 200 characters. */
      public Optional<String> description() {
        return optional("description", ApiObject::text);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link Evidence}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** A document of one of the participant's rollovers. */
        public Builder documentId(String value) {
          return set("documentId", value);
        }

        /** The document in words, up to 200 characters. */
        public Builder description(String value) {
          return set("description", value);
        }

        /** Returns the object. */
        public Evidence build() {
          return new Evidence(members());
        }
      }
    }
  }

  /** The participant's address. */
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

    /** The postal code. A ZIP+4 must have its hyphen, because nine digits alone could be a Social Security number. */
    public String postalCode() {
      return required("postalCode", ApiObject::text);
    }

    /** A two-letter ISO 3166-1 code, such as {@code US}. */
    public String country() {
      return required("country", ApiObject::text);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Address}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** Street and number. Required. */
      public Builder line1(String value) {
        return set("line1", value);
      }

      /** The second address line. */
      public Builder line2(String value) {
        return set("line2", value);
      }

      /** City of the address. Required. */
      public Builder city(String value) {
        return set("city", value);
      }

      /** State, province or region. */
      public Builder region(String value) {
        return set("region", value);
      }

      /**
       * The postal code. A ZIP+4 must have its hyphen, because nine digits alone could be a Social Security
       * number. Required.
       */
      public Builder postalCode(String value) {
        return set("postalCode", value);
      }

      /** A two-letter ISO 3166-1 code, such as {@code US}. Required. */
      public Builder country(String value) {
        return set("country", value);
      }

      /** Returns the object. */
      public Address build() {
        return new Address(members());
      }
    }
  }
}
