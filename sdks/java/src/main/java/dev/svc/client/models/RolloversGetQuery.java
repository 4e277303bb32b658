// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class RolloversGetQuery extends ApiObject {
  /** Creates an object from JSON. */
  public RolloversGetQuery(JsonNode json) {
    super(json);
  }

  /**
   * The fields of each rollover to return, separated by commas. Always returns {@code id} and {@code object}.
   * The response omits other fields, even those that the schema requires.
   */
  public Optional<List<RolloversGetField>> fields() {
    return optional("fields", list(enumeration(RolloversGetField::of)));
  }

  /**
   * Objects to include, separated by commas: {@code account} (requires the scope {@code accounts:read}), {@code
   * custodians} (requires the scope {@code custodians:read}).
   */
  public Optional<List<RolloversGetExpand>> expand() {
    return optional("expand", list(enumeration(RolloversGetExpand::of)));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloversGetQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * The fields of each rollover to return, separated by commas. Always returns {@code id} and {@code object}.
     * The response omits other fields, even those that the schema requires.
     */
    public Builder fields(RolloversGetField... value) {
      return set("fields", List.of(value));
    }

    /**
     * Objects to include, separated by commas: {@code account} (requires the scope {@code accounts:read}),
     * {@code custodians} (requires the scope {@code custodians:read}).
     */
    public Builder expand(RolloversGetExpand... value) {
      return set("expand", List.of(value));
    }

    /** Returns the object. */
    public RolloversGetQuery build() {
      return new RolloversGetQuery(members());
    }
  }
}
