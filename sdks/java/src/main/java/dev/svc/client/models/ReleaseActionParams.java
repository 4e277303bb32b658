// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** {@code release} has no parameters. */
public final class ReleaseActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public ReleaseActionParams(JsonNode json) {
    super(json);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ReleaseActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Returns the object. */
    public ReleaseActionParams build() {
      return new ReleaseActionParams(members());
    }
  }
}
