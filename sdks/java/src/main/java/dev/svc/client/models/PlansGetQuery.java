// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class PlansGetQuery extends ApiObject {
  /** Creates an object from JSON. */
  public PlansGetQuery(JsonNode json) {
    super(json);
  }

  /** Objects to include, separated by commas: {@code recordkeeper} (requires the scope {@code custodians:read}). */
  public Optional<List<PlansGetExpand>> expand() {
    return optional("expand", list(enumeration(PlansGetExpand::of)));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link PlansGetQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * Objects to include, separated by commas: {@code recordkeeper} (requires the scope {@code
     * custodians:read}).
     */
    public Builder expand(PlansGetExpand... value) {
      return set("expand", List.of(value));
    }

    /** Returns the object. */
    public PlansGetQuery build() {
      return new PlansGetQuery(members());
    }
  }
}
