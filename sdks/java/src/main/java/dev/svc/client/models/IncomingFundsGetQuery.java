// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class IncomingFundsGetQuery extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsGetQuery(JsonNode json) {
    super(json);
  }

  /** Objects to include, separated by commas: {@code custodian} (requires the scope {@code custodians:read}). */
  public Optional<List<NigoItemsGetExpand>> expand() {
    return optional("expand", list(enumeration(NigoItemsGetExpand::of)));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link IncomingFundsGetQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Objects to include, separated by commas: {@code custodian} (requires the scope {@code custodians:read}). */
    public Builder expand(NigoItemsGetExpand... value) {
      return set("expand", List.of(value));
    }

    /** Returns the object. */
    public IncomingFundsGetQuery build() {
      return new IncomingFundsGetQuery(members());
    }
  }
}
