// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class AccountsListQuery extends ApiObject {
  /** Creates an object from JSON. */
  public AccountsListQuery(JsonNode json) {
    super(json);
  }

  /** Page size, from 1 to 100. */
  public Optional<Long> limit() {
    return optional("limit", ApiObject::integer);
  }

  /** {@code nextCursor} of the previous page. */
  public Optional<String> cursor() {
    return optional("cursor", ApiObject::text);
  }

  /** Only the account with this {@code externalId}. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /**
   * Only accounts with these IDs, up to 100. Separate them with commas, or repeat the parameter ({@code ids=} or
   * {@code ids[]=}).
   */
  public Optional<List<String>> ids() {
    return optional("ids", list(ApiObject::text));
  }

  /**
   * Only these members of each account, separated by commas, and always {@code id} and {@code object}. The
   * response omits the others, even those that the schema requires.
   */
  public Optional<List<Field>> fields() {
    return optional("fields", list(enumeration(Field::of)));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AccountsListQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Page size, from 1 to 100. */
    public Builder limit(long value) {
      return set("limit", value);
    }

    /** {@code nextCursor} of the previous page. */
    public Builder cursor(String value) {
      return set("cursor", value);
    }

    /** Only the account with this {@code externalId}. */
    public Builder externalId(String value) {
      return set("externalId", value);
    }

    /**
     * Only accounts with these IDs, up to 100. Separate them with commas, or repeat the parameter ({@code ids=}
     * or {@code ids[]=}).
     */
    public Builder ids(String... value) {
      return set("ids", List.of(value));
    }

    /**
     * Only these members of each account, separated by commas, and always {@code id} and {@code object}. The
     * response omits the others, even those that the schema requires.
     */
    public Builder fields(Field... value) {
      return set("fields", List.of(value));
    }

    /** Returns the object. */
    public AccountsListQuery build() {
      return new AccountsListQuery(members());
    }
  }

  /** The possible values. New values may be added. */
  public static final class Field extends ApiEnum {
    /** The member {@code id}. */
    public static final Field ID = of("id");

    /** The member {@code object}. */
    public static final Field OBJECT = of("object");

    /** The member {@code environment}. */
    public static final Field ENVIRONMENT = of("environment");

    /** The member {@code externalId}. */
    public static final Field EXTERNAL_ID = of("externalId");

    /** The member {@code firstName}. */
    public static final Field FIRST_NAME = of("firstName");

    /** The member {@code lastName}. */
    public static final Field LAST_NAME = of("lastName");

    /** The member {@code formerNames}. */
    public static final Field FORMER_NAMES = of("formerNames");

    /** The member {@code email}. */
    public static final Field EMAIL = of("email");

    /** The member {@code phone}. */
    public static final Field PHONE = of("phone");

    /** The member {@code dateOfBirth}. */
    public static final Field DATE_OF_BIRTH = of("dateOfBirth");

    /** The member {@code ssnLast4}. */
    public static final Field SSN_LAST4 = of("ssnLast4");

    /** The member {@code address}. */
    public static final Field ADDRESS = of("address");

    /** The member {@code status}. */
    public static final Field STATUS = of("status");

    /** The member {@code metadata}. */
    public static final Field METADATA = of("metadata");

    /** The member {@code version}. */
    public static final Field VERSION = of("version");

    /** The member {@code createdAt}. */
    public static final Field CREATED_AT = of("createdAt");

    /** The member {@code updatedAt}. */
    public static final Field UPDATED_AT = of("updatedAt");

    private Field(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Field of(String value) {
      return intern(Field.class, value, Field::new);
    }
  }
}
