// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Reverse the posting of a completed rollover, which reopens it. Allowed in {@code completed}. Also requires the
 * scope {@code rollovers:operate}.
 */
public final class ReversePostingAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public ReversePostingAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code reverse_posting}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public ReversePostingActionParams params() {
    return required("params", ReversePostingActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ReversePostingAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "reverse_posting");
    }

    /** Sets {@code params}. Required. */
    public Builder params(ReversePostingActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public ReversePostingAction build() {
      return new ReversePostingAction(members());
    }
  }
}
