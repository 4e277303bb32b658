// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;

/** Fields of an account to change. Omitted fields stay unchanged. */
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

  /** The family name. In any script, as the person writes it, up to 100 visible characters. */
  public Optional<String> lastName() {
    return optional("lastName", ApiObject::text);
  }

  /** Returns {@code nameChange}. */
  public Optional<NameChangeInput> nameChange() {
    return optional("nameChange", NameChangeInput::new);
  }

  /** The email address. It cannot be cleared. */
  public Optional<String> email() {
    return optional("email", ApiObject::text);
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

  /** The participant's address. Replaces the whole address. */
  public Optional<AddressInput> address() {
    return optional("address", AddressInput::new);
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

    /** The family name. In any script, as the person writes it, up to 100 visible characters. Can be null. */
    public Builder lastName(String value) {
      return member("lastName", value);
    }

    /** Sets {@code nameChange}. */
    public Builder nameChange(NameChangeInput value) {
      return set("nameChange", value);
    }

    /** The email address. It cannot be cleared. */
    public Builder email(String value) {
      return set("email", value);
    }

    /** Includes the country code. Stored in E.164 format, such as +14155550123. Can be null. */
    public Builder phone(String value) {
      return member("phone", value);
    }

    /** A calendar date, {@code YYYY-MM-DD}. Can be null. */
    public Builder dateOfBirth(LocalDate value) {
      return member("dateOfBirth", value);
    }

    /**
     * Only the last four digits of the Social Security number. The full number is rejected everywhere. Can be
     * null.
     */
    public Builder ssnLast4(String value) {
      return member("ssnLast4", value);
    }

    /** The participant's address. Replaces the whole address. Can be null. */
    public Builder address(AddressInput value) {
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
}
