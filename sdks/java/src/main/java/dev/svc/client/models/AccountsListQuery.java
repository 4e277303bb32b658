// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
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
   * The fields of each account to return, separated by commas. Always returns {@code id} and {@code object}. The
   * response omits other fields, even those that the schema requires.
   */
  public Optional<List<AccountsListField>> fields() {
    return optional("fields", list(enumeration(AccountsListField::of)));
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
     * The fields of each account to return, separated by commas. Always returns {@code id} and {@code object}.
     * The response omits other fields, even those that the schema requires.
     */
    public Builder fields(AccountsListField... value) {
      return set("fields", List.of(value));
    }

    /** Returns the object. */
    public AccountsListQuery build() {
      return new AccountsListQuery(members());
    }
  }
}
