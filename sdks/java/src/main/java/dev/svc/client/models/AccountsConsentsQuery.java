// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Query parameters. */
public final class AccountsConsentsQuery extends ApiObject {
  /** Creates an object from JSON. */
  public AccountsConsentsQuery(JsonNode json) {
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

  /** {@code summary} omits {@code statements}. {@code full} returns all fields. Default: {@code full}. */
  public Optional<ApprovalsListView> view() {
    return optional("view", enumeration(ApprovalsListView::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AccountsConsentsQuery}. */
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

    /** {@code summary} omits {@code statements}. {@code full} returns all fields. Default: {@code full}. */
    public Builder view(ApprovalsListView value) {
      return set("view", value);
    }

    /** Returns the object. */
    public AccountsConsentsQuery build() {
      return new AccountsConsentsQuery(members());
    }
  }
}
