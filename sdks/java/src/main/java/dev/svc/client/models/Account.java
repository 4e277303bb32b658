// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
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

  /** A calendar date, {@code YYYY-MM-DD}. Null without {@code accounts:read}. */
  public Optional<LocalDate> dateOfBirth() {
    return optional("dateOfBirth", ApiObject::date);
  }

  /** The last four digits of the Social Security number. Masked without {@code accounts:read}. */
  public Optional<String> ssnLast4() {
    return optional("ssnLast4", ApiObject::text);
  }

  /** The participant's address. Masked without {@code accounts:read}, except for the country. */
  public Optional<Address> address() {
    return optional("address", Address::new);
  }

  /** Whether the account is in use. */
  public AccountStatus status() {
    return required("status", enumeration(AccountStatus::of));
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
}
