// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Cancel. Possible until money leaves. Allowed in {@code draft}, {@code awaiting_participant}, {@code
 * submitted}, {@code in_review}, {@code approved}, {@code requested}, {@code processing}, {@code
 * awaiting_documents}, {@code on_hold}.
 */
public final class CancelAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public CancelAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code cancel}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public CancelActionParams params() {
    return required("params", CancelActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link CancelAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "cancel");
    }

    /** Sets {@code params}. Required. */
    public Builder params(CancelActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public CancelAction build() {
      return new CancelAction(members());
    }
  }
}
