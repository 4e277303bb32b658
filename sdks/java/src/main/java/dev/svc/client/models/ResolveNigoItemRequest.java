// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The body of {@code POST /v1/nigo-items/{id}/resolve}. */
public final class ResolveNigoItemRequest extends ApiObject {
  /** Creates an object from JSON. */
  public ResolveNigoItemRequest(JsonNode json) {
    super(json);
  }

  /** How it was resolved. Default: {@code corrected}. */
  public Optional<NigoResolution> resolution() {
    return optional("resolution", enumeration(NigoResolution::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ResolveNigoItemRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** How it was resolved. Default: {@code corrected}. */
    public Builder resolution(NigoResolution value) {
      return set("resolution", value);
    }

    /** Returns the object. */
    public ResolveNigoItemRequest build() {
      return new ResolveNigoItemRequest(members());
    }
  }
}
