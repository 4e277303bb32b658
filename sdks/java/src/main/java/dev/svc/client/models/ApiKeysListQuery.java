// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Query parameters. */
public final class ApiKeysListQuery extends ApiObject {
  /** Creates an object from JSON. */
  public ApiKeysListQuery(JsonNode json) {
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

  /** Only keys of this type. */
  public Optional<ApiKeyType> type() {
    return optional("type", enumeration(ApiKeyType::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ApiKeysListQuery}. */
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

    /** Only keys of this type. */
    public Builder type(ApiKeyType value) {
      return set("type", value);
    }

    /** Returns the object. */
    public ApiKeysListQuery build() {
      return new ApiKeysListQuery(members());
    }
  }
}
