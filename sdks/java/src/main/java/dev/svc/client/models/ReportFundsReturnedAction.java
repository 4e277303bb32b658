// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/**
 * Report a transfer as lost, returned or stale. The transfer and its receipts no longer count. Allowed in {@code
 * processing}, {@code funds_sent}, {@code funds_received}, {@code completed}.
 */
public final class ReportFundsReturnedAction extends ApiObject implements RolloversActBody {
  /** Creates an object from JSON. */
  public ReportFundsReturnedAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code report_funds_returned}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code report_funds_returned}. */
  public Params params() {
    return required("params", Params::new);
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

    /** The parameters of {@code report_funds_returned}. Required. */
    public Builder params(Params value) {
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

  /** The parameters of {@code report_funds_returned}. */
  public static final class Params extends ApiObject {
    /** Creates an object from JSON. */
    public Params(JsonNode json) {
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

    /** Builds {@link Params}. */
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
      public Params build() {
        return new Params(members());
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
}
