// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class DeliveriesGetQuery extends ApiObject {
  /** Creates an object from JSON. */
  public DeliveriesGetQuery(JsonNode json) {
    super(json);
  }

  /** Objects to include, separated by commas: {@code event} (requires the scope {@code events:read}). */
  public Optional<List<DeliveriesGetExpand>> expand() {
    return optional("expand", list(enumeration(DeliveriesGetExpand::of)));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link DeliveriesGetQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Objects to include, separated by commas: {@code event} (requires the scope {@code events:read}). */
    public Builder expand(DeliveriesGetExpand... value) {
      return set("expand", List.of(value));
    }

    /** Returns the object. */
    public DeliveriesGetQuery build() {
      return new DeliveriesGetQuery(members());
    }
  }
}
