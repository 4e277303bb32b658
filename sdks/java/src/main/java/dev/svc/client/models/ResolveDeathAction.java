// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Decide what happens to money sent before the participant's death was reported. Allowed in {@code on_hold}.
 * Also requires the scope {@code rollovers:operate}.
 */
public final class ResolveDeathAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public ResolveDeathAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code resolve_death}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public ResolveDeathActionParams params() {
    return required("params", ResolveDeathActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ResolveDeathAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "resolve_death");
    }

    /** Sets {@code params}. Required. */
    public Builder params(ResolveDeathActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public ResolveDeathAction build() {
      return new ResolveDeathAction(members());
    }
  }
}
