// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Record that received money went back to the source. Allowed in {@code funds_received}, {@code completed}. Also
 * requires the scope {@code rollovers:operate}.
 */
public final class ReturnToSourceAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public ReturnToSourceAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code return_to_source}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public ReturnToSourceActionParams params() {
    return required("params", ReturnToSourceActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ReturnToSourceAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "return_to_source");
    }

    /** Sets {@code params}. Required. */
    public Builder params(ReturnToSourceActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public ReturnToSourceAction build() {
      return new ReturnToSourceAction(members());
    }
  }
}
