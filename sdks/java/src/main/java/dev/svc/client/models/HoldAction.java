// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Put on hold. All deadlines pause except the 60 days. Allowed in {@code draft}, {@code awaiting_participant},
 * {@code submitted}, {@code in_review}, {@code approved}, {@code requested}, {@code processing}, {@code
 * funds_sent}, {@code funds_received}, {@code awaiting_documents}.
 */
public final class HoldAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public HoldAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code hold}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public HoldActionParams params() {
    return required("params", HoldActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link HoldAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "hold");
    }

    /** Sets {@code params}. Required. */
    public Builder params(HoldActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public HoldAction build() {
      return new HoldAction(members());
    }
  }
}
