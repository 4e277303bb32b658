// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;

/** The participant whose account is created or retrieved. */
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
  public Optional<AddressInput> address() {
    return optional("address", AddressInput::new);
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
    public Builder address(AddressInput value) {
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
}
