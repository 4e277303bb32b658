// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class RolloversNigoItemsQuery extends ApiObject {
  /** Creates an object from JSON. */
  public RolloversNigoItemsQuery(JsonNode json) {
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

  /** Objects to include, separated by commas: {@code custodian} (requires the scope {@code custodians:read}). */
  public Optional<List<NigoItemsGetExpand>> expand() {
    return optional("expand", list(enumeration(NigoItemsGetExpand::of)));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloversNigoItemsQuery}. */
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

    /** Objects to include, separated by commas: {@code custodian} (requires the scope {@code custodians:read}). */
    public Builder expand(NigoItemsGetExpand... value) {
      return set("expand", List.of(value));
    }

    /** Returns the object. */
    public RolloversNigoItemsQuery build() {
      return new RolloversNigoItemsQuery(members());
    }
  }
}
