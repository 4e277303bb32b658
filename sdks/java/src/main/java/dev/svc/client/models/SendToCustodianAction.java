// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Send the request to the source custodian. Allowed in {@code approved}. Also requires the scope {@code
 * rollovers:operate}.
 */
public final class SendToCustodianAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public SendToCustodianAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code send_to_custodian}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public Optional<SendToCustodianActionParams> params() {
    return optional("params", SendToCustodianActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link SendToCustodianAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "send_to_custodian");
    }

    /** Sets {@code params}. */
    public Builder params(SendToCustodianActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public SendToCustodianAction build() {
      return new SendToCustodianAction(members());
    }
  }
}
