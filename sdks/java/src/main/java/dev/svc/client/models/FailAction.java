// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Fail a rollover that cannot be completed. If money has left, say where it is. Allowed in {@code requested},
 * {@code processing}, {@code funds_sent}, {@code funds_received}. Also requires the scope {@code
 * rollovers:operate}.
 */
public final class FailAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public FailAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code fail}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public FailActionParams params() {
    return required("params", FailActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link FailAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "fail");
    }

    /** Sets {@code params}. Required. */
    public Builder params(FailActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public FailAction build() {
      return new FailAction(members());
    }
  }
}
