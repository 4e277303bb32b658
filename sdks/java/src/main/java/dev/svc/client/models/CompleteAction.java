// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Complete the rollover when the money is posted to the destination account. Allowed in {@code funds_received}.
 * Also requires the scope {@code rollovers:operate}.
 */
public final class CompleteAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public CompleteAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code complete}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public CompleteActionParams params() {
    return required("params", CompleteActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link CompleteAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "complete");
    }

    /** Sets {@code params}. Required. */
    public Builder params(CompleteActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public CompleteAction build() {
      return new CompleteAction(members());
    }
  }
}
