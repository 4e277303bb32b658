// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Start the review. Allowed in {@code submitted}. Also requires the scope {@code rollovers:operate}. */
public final class StartReviewAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public StartReviewAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code start_review}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public Optional<StartReviewActionParams> params() {
    return optional("params", StartReviewActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link StartReviewAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "start_review");
    }

    /** Sets {@code params}. */
    public Builder params(StartReviewActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public StartReviewAction build() {
      return new StartReviewAction(members());
    }
  }
}
