// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Report a transfer as lost, returned or stale. The transfer and its receipts no longer count. Allowed in {@code
 * processing}, {@code funds_sent}, {@code funds_received}, {@code completed}.
 */
public final class ReportFundsReturnedAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public ReportFundsReturnedAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code report_funds_returned}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public ReportFundsReturnedActionParams params() {
    return required("params", ReportFundsReturnedActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ReportFundsReturnedAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "report_funds_returned");
    }

    /** Sets {@code params}. Required. */
    public Builder params(ReportFundsReturnedActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public ReportFundsReturnedAction build() {
      return new ReportFundsReturnedAction(members());
    }
  }
}
