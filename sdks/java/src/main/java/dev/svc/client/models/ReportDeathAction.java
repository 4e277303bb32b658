// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Report that the participant died. Money stops moving until {@code resolve_death}. Allowed in {@code draft},
 * {@code awaiting_participant}, {@code submitted}, {@code in_review}, {@code approved}, {@code requested},
 * {@code processing}, {@code funds_sent}, {@code funds_received}, {@code awaiting_documents}, {@code on_hold}.
 */
public final class ReportDeathAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public ReportDeathAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code report_death}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public ReportDeathActionParams params() {
    return required("params", ReportDeathActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ReportDeathAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "report_death");
    }

    /** Sets {@code params}. Required. */
    public Builder params(ReportDeathActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public ReportDeathAction build() {
      return new ReportDeathAction(members());
    }
  }
}
