// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Reject. Only {@code reopen} undoes this. Allowed in {@code in_review}. Also requires the scope {@code
 * rollovers:operate}.
 */
public final class RejectAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public RejectAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code reject}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public RejectActionParams params() {
    return required("params", RejectActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RejectAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "reject");
    }

    /** Sets {@code params}. Required. */
    public Builder params(RejectActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public RejectAction build() {
      return new RejectAction(members());
    }
  }
}
