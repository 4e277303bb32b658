// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Record that the participant received the money. The 60 days begin. Allowed in {@code approved}, {@code
 * processing}. Only for rollovers of type indirect_60_day.
 */
public final class RecordDistributionAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public RecordDistributionAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code record_distribution}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code record_distribution}. */
  public AdvanceDistributionInput params() {
    return required("params", AdvanceDistributionInput::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RecordDistributionAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "record_distribution");
    }

    /** The parameters of {@code record_distribution}. Required. */
    public Builder params(AdvanceDistributionInput value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public RecordDistributionAction build() {
      return new RecordDistributionAction(members());
    }
  }
}
