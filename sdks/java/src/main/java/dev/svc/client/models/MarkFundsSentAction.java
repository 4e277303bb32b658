// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Record money sent, once for each payment, including residuals. Allowed in {@code processing}, {@code
 * funds_sent}, {@code funds_received}. Also requires the scope {@code rollovers:operate}.
 */
public final class MarkFundsSentAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public MarkFundsSentAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code mark_funds_sent}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code mark_funds_sent}. */
  public ResidualTransferInput params() {
    return required("params", ResidualTransferInput::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link MarkFundsSentAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "mark_funds_sent");
    }

    /** The parameters of {@code mark_funds_sent}. Required. */
    public Builder params(ResidualTransferInput value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public MarkFundsSentAction build() {
      return new MarkFundsSentAction(members());
    }
  }
}
