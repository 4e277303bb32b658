// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The body of {@code POST /v1/sandbox/rollovers/{id}/advance}. */
public final class AdvanceSandboxRolloverRequest extends ApiObject {
  /** Creates an object from JSON. */
  public AdvanceSandboxRolloverRequest(JsonNode json) {
    super(json);
  }

  /** The state to reach through allowed transitions. Default: one step toward completion. */
  public Optional<RolloverState> to() {
    return optional("to", enumeration(RolloverState::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AdvanceSandboxRolloverRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The state to reach through allowed transitions. Default: one step toward completion. */
    public Builder to(RolloverState value) {
      return set("to", value);
    }

    /** Returns the object. */
    public AdvanceSandboxRolloverRequest build() {
      return new AdvanceSandboxRolloverRequest(members());
    }
  }
}
