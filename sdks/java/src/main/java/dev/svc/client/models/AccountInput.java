// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;

/** A participant whose account to create or retrieve. */
public final class AccountInput extends ApiObject {
  /** Creates an object from JSON. */
  public AccountInput(JsonNode json) {
    super(json);
  }

  /** Your ID for the participant. It determines which account is returned or created. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** The given name. In any script, as the person writes it, up to 100 visible characters. */
  public String firstName() {
    return required("firstName", ApiObject::text);
  }

  /** The family name. In any script, as the person writes it, up to 100 visible characters. */
  public Optional<String> lastName() {
    return optional("lastName", ApiObject::text);
  }

  /** The email address. */
  public String email() {
    return required("email", ApiObject::text);
  }

  /** Includes the country code. Stored in E.164 format, such as +14155550123. */
  public Optional<String> phone() {
    return optional("phone", ApiObject::text);
  }

  /** A calendar date, {@code YYYY-MM-DD}. */
  public Optional<LocalDate> dateOfBirth() {
    return optional("dateOfBirth", ApiObject::date);
  }

  /** Only the last four digits of the Social Security number. The full number is rejected everywhere. */
  public Optional<String> ssnLast4() {
    return optional("ssnLast4", ApiObject::text);
  }

  /** The participant's address. */
  public Optional<Address> address() {
    return optional("address", Address::new);
  }

  /** Your own metadata: up to 50 pairs with string values. */
  public Optional<Map<String, String>> metadata() {
    return optional("metadata", map(ApiObject::text));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AccountInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Your ID for the participant. It determines which account is returned or created. */
    public Builder externalId(String value) {
      return set("externalId", value);
    }

    /** The given name. In any script, as the person writes it, up to 100 visible characters. Required. */
    public Builder firstName(String value) {
      return set("firstName", value);
    }

    /** The family name. In any script, as the person writes it, up to 100 visible characters. */
    public Builder lastName(String value) {
      return set("lastName", value);
    }

    /** The email address. Required. */
    public Builder email(String value) {
      return set("email", value);
    }

    /** Includes the country code. Stored in E.164 format, such as +14155550123. */
    public Builder phone(String value) {
      return set("phone", value);
    }

    /** A calendar date, {@code YYYY-MM-DD}. */
    public Builder dateOfBirth(LocalDate value) {
      return set("dateOfBirth", value);
    }

    /** Only the last four digits of the Social Security number. The full number is rejected everywhere. */
    public Builder ssnLast4(String value) {
      return set("ssnLast4", value);
    }

    /** The participant's address. */
    public Builder address(Address value) {
      return set("address", value);
    }

    /** Your own metadata: up to 50 pairs with string values. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** Returns the object. */
    public AccountInput build() {
      return new AccountInput(members());
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
