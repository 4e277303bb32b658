// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Record money that the destination custodian received, even if it was not recorded as sent. Allowed in {@code
 * awaiting_participant}, {@code submitted}, {@code in_review}, {@code approved}, {@code requested}, {@code
 * processing}, {@code funds_sent}, {@code funds_received}, {@code awaiting_documents}, {@code on_hold}, {@code
 * completed}. Also requires the scope {@code rollovers:operate}.
 */
public final class MarkFundsReceivedAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public MarkFundsReceivedAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code mark_funds_received}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code mark_funds_received}. */
  public ResidualReceiptInput params() {
    return required("params", ResidualReceiptInput::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link MarkFundsReceivedAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "mark_funds_received");
    }

    /** The parameters of {@code mark_funds_received}. Required. */
    public Builder params(ResidualReceiptInput value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public MarkFundsReceivedAction build() {
      return new MarkFundsReceivedAction(members());
    }
  }
}
