// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Map;
import java.util.Optional;

/** The body of {@code POST /v1/sandbox/rollovers/{id}/simulate}. */
public final class SimulateSandboxHappeningRequest extends ApiObject {
  /** Creates an object from JSON. */
  public SimulateSandboxHappeningRequest(JsonNode json) {
    super(json);
  }

  /** The response to simulate. */
  public SandboxHappening happening() {
    return required("happening", enumeration(SandboxHappening::of));
  }

  /** Parameters of the resulting action. They override generated parameters of the same name. Default: {}. */
  public Optional<Map<String, JsonNode>> params() {
    return optional("params", map(ApiObject::any));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link SimulateSandboxHappeningRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The response to simulate. Required. */
    public Builder happening(SandboxHappening value) {
      return set("happening", value);
    }

    /** Parameters of the resulting action. They override generated parameters of the same name. Default: {}. */
    public Builder params(Map<String, JsonNode> value) {
      return set("params", value);
    }

    /** Returns the object. */
    public SimulateSandboxHappeningRequest build() {
      return new SimulateSandboxHappeningRequest(members());
    }
  }
}
