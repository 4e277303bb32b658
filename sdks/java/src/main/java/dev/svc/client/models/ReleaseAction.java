// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Release the hold and continue in the previous state. Allowed in {@code on_hold}. Also requires the scope
 * {@code rollovers:operate}.
 */
public final class ReleaseAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public ReleaseAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code release}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public Optional<ReleaseActionParams> params() {
    return optional("params", ReleaseActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ReleaseAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "release");
    }

    /** Sets {@code params}. */
    public Builder params(ReleaseActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public ReleaseAction build() {
      return new ReleaseAction(members());
    }
  }
}
