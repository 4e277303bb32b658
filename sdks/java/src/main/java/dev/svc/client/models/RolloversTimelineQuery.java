// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class RolloversTimelineQuery extends ApiObject {
  /** Creates an object from JSON. */
  public RolloversTimelineQuery(JsonNode json) {
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

  /**
   * The fields of each entry to return, separated by commas. Always returns {@code object}. The response omits
   * other fields, even those that the schema requires.
   */
  public Optional<List<RolloversTimelineField>> fields() {
    return optional("fields", list(enumeration(RolloversTimelineField::of)));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloversTimelineQuery}. */
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

    /**
     * The fields of each entry to return, separated by commas. Always returns {@code object}. The response omits
     * other fields, even those that the schema requires.
     */
    public Builder fields(RolloversTimelineField... value) {
      return set("fields", List.of(value));
    }

    /** Returns the object. */
    public RolloversTimelineQuery build() {
      return new RolloversTimelineQuery(members());
    }
  }
}
