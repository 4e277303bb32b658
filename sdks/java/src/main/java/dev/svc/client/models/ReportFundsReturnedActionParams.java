// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Reason reason() {
    return required("reason", enumeration(Reason::of));
  }

  /** Date it was returned or found to be lost, {@code YYYY-MM-DD}. Default: today. */
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
    public Builder reason(Reason value) {
      return set("reason", value);
    }

    /** Date it was returned or found to be lost, {@code YYYY-MM-DD}. Default: today. */
    public Builder returnedOn(LocalDate value) {
      return set("returnedOn", value);
    }

    /** Returns the object. */
    public ReportFundsReturnedActionParams build() {
      return new ReportFundsReturnedActionParams(members());
    }
  }

  /** Reason the money is no longer on its way. */
  public static final class Reason extends ApiEnum {
    /** It was lost. */
    public static final Reason LOST = of("lost");

    /** It was returned, for a reason not listed here. */
    public static final Reason RETURNED = of("returned");

    /** The check went stale. */
    public static final Reason STALE = of("stale");

    /** The destination refused it and sent it back. */
    public static final Reason REFUSED = of("refused");

    /** The check named the wrong payee. */
    public static final Reason WRONG_PAYEE = of("wrong_payee");

    /** The payment bounced: the paying account had insufficient funds. */
    public static final Reason INSUFFICIENT_FUNDS = of("insufficient_funds");

    /** The bank returned the ACH payment. */
    public static final Reason ACH_RETURN = of("ach_return");

    /** The participant changed their mind, and the payment was stopped or sent back. */
    public static final Reason PARTICIPANT_WITHDREW = of("participant_withdrew");

    private Reason(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Reason of(String value) {
      return intern(Reason.class, value, Reason::new);
    }
  }
}
