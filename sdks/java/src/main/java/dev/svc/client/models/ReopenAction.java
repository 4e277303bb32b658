// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Reopen a rejected or failed rollover in its previous state. Allowed in {@code rejected}, {@code failed}. Also
 * requires the scope {@code rollovers:operate}.
 */
public final class ReopenAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public ReopenAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code reopen}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public ReopenActionParams params() {
    return required("params", ReopenActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ReopenAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "reopen");
    }

    /** Sets {@code params}. Required. */
    public Builder params(ReopenActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public ReopenAction build() {
      return new ReopenAction(members());
    }
  }
}
