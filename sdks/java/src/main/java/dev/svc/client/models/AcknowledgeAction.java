// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Record that the source custodian acknowledged the request. Allowed in {@code requested}. Also requires the
 * scope {@code rollovers:operate}.
 */
public final class AcknowledgeAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public AcknowledgeAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code acknowledge}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public Optional<AcknowledgeActionParams> params() {
    return optional("params", AcknowledgeActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AcknowledgeAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "acknowledge");
    }

    /** Sets {@code params}. */
    public Builder params(AcknowledgeActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public AcknowledgeAction build() {
      return new AcknowledgeAction(members());
    }
  }
}
