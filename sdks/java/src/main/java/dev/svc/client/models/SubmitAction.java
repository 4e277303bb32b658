// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Submit with a consent obtained elsewhere. Allowed in {@code draft}. */
public final class SubmitAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public SubmitAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code submit}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public SubmitActionParams params() {
    return required("params", SubmitActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link SubmitAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "submit");
    }

    /** Sets {@code params}. Required. */
    public Builder params(SubmitActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public SubmitAction build() {
      return new SubmitAction(members());
    }
  }
}
