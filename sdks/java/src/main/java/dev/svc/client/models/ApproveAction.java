// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Approve. All documents that the source custodian requires must be provided. Allowed in {@code in_review}. Also
 * requires the scope {@code rollovers:operate}.
 */
public final class ApproveAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public ApproveAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code approve}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public Optional<ApproveActionParams> params() {
    return optional("params", ApproveActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ApproveAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "approve");
    }

    /** Sets {@code params}. */
    public Builder params(ApproveActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public ApproveAction build() {
      return new ApproveAction(members());
    }
  }
}
