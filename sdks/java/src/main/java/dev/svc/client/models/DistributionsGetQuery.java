// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class DistributionsGetQuery extends ApiObject {
  /** Creates an object from JSON. */
  public DistributionsGetQuery(JsonNode json) {
    super(json);
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

  /** Builds {@link DistributionsGetQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * Objects to include, separated by commas: {@code account} (requires the scope {@code accounts:read}),
     * {@code custodians} (requires the scope {@code custodians:read}).
     */
    public Builder expand(RolloversGetExpand... value) {
      return set("expand", List.of(value));
    }

    /** Returns the object. */
    public DistributionsGetQuery build() {
      return new DistributionsGetQuery(members());
    }
  }
}
