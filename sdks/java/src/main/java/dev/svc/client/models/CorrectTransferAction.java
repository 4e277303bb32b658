// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Correct a transfer. The original is voided, and a corrected copy replaces it. Allowed in {@code processing},
 * {@code funds_sent}, {@code funds_received}, {@code completed}, {@code failed}. Also requires the scope {@code
 * rollovers:operate}.
 */
public final class CorrectTransferAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public CorrectTransferAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code correct_transfer}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public CorrectTransferActionParams params() {
    return required("params", CorrectTransferActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link CorrectTransferAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "correct_transfer");
    }

    /** Sets {@code params}. Required. */
    public Builder params(CorrectTransferActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public CorrectTransferAction build() {
      return new CorrectTransferAction(members());
    }
  }
}
