// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** The parameters of {@code report_funds_returned}. */
public final class ReportFundsReturnedActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public ReportFundsReturnedActionParams(JsonNode json) {
    super(json);
  }

  /** ID of one of the rollover's {@code transfers}. */
  public String transferId() {
    return required("transferId", ApiObject::text);
  }

  /** Reason the money is no longer on its way. */
  public ReturnReason reason() {
    return required("reason", enumeration(ReturnReason::of));
  }

  /** Date the transfer was returned or found to be lost, {@code YYYY-MM-DD}. Default: today. */
  public Optional<LocalDate> returnedOn() {
    return optional("returnedOn", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ReportFundsReturnedActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** ID of one of the rollover's {@code transfers}. Required. */
    public Builder transferId(String value) {
      return set("transferId", value);
    }

    /** Reason the money is no longer on its way. Required. */
    public Builder reason(ReturnReason value) {
      return set("reason", value);
    }

    /** Date the transfer was returned or found to be lost, {@code YYYY-MM-DD}. Default: today. */
    public Builder returnedOn(LocalDate value) {
      return set("returnedOn", value);
    }

    /** Returns the object. */
    public ReportFundsReturnedActionParams build() {
      return new ReportFundsReturnedActionParams(members());
    }
  }
}
