// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Accept a difference between the amounts requested, sent or received. Allowed in {@code funds_sent}, {@code
 * funds_received}. Also requires the scope {@code rollovers:operate}.
 */
public final class ResolveMismatchAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public ResolveMismatchAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code resolve_mismatch}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public ResolveMismatchActionParams params() {
    return required("params", ResolveMismatchActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ResolveMismatchAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "resolve_mismatch");
    }

    /** Sets {@code params}. Required. */
    public Builder params(ResolveMismatchActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public ResolveMismatchAction build() {
      return new ResolveMismatchAction(members());
    }
  }
}
