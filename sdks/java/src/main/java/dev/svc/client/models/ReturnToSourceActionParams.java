// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;

/** The parameters of {@code return_to_source}. */
public final class ReturnToSourceActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public ReturnToSourceActionParams(JsonNode json) {
    super(json);
  }

  /** Reason received money went back. */
  public Reason reason() {
    return required("reason", enumeration(Reason::of));
  }

  /** The date the money was sent back, {@code YYYY-MM-DD}. */
  public LocalDate returnedOn() {
    return required("returnedOn", ApiObject::date);
  }

  /** ID of one of the rollover's {@code receipts}. Default: all money received. */
  public Optional<String> receiptId() {
    return optional("receiptId", ApiObject::text);
  }

  /** Part of the receipt that was sent back. Requires {@code receiptId}. Default: all of it. */
  public Optional<BigDecimal> amount() {
    return optional("amount", ApiObject::decimal);
  }

  /**
   * Confirms that dates before the creation of the rollover are correct, because the money moved before it was
   * recorded here.
   */
  public Optional<Boolean> datesAttested() {
    return optional("datesAttested", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ReturnToSourceActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Reason received money went back. Required. */
    public Builder reason(Reason value) {
      return set("reason", value);
    }

    /** The date the money was sent back, {@code YYYY-MM-DD}. Required. */
    public Builder returnedOn(LocalDate value) {
      return set("returnedOn", value);
    }

    /** ID of one of the rollover's {@code receipts}. Default: all money received. */
    public Builder receiptId(String value) {
      return set("receiptId", value);
    }

    /** Part of the receipt that was sent back. Requires {@code receiptId}. Default: all of it. */
    public Builder amount(BigDecimal value) {
      return set("amount", money(value));
    }

    /**
     * Confirms that dates before the creation of the rollover are correct, because the money moved before it was
     * recorded here.
     */
    public Builder datesAttested(boolean value) {
      return set("datesAttested", value);
    }

    /** Returns the object. */
    public ReturnToSourceActionParams build() {
      return new ReturnToSourceActionParams(members());
    }
  }

  /** Reason received money went back. */
  public static final class Reason extends ApiEnum {
    /** The destination does not accept it. */
    public static final Reason REFUSED = of("refused");

    /** The check named the wrong payee. */
    public static final Reason WRONG_PAYEE = of("wrong_payee");

    /** It was sent to the wrong account or custodian. */
    public static final Reason WRONG_ACCOUNT = of("wrong_account");

    /** The payment bounced: the paying account had insufficient funds. */
    public static final Reason INSUFFICIENT_FUNDS = of("insufficient_funds");

    /** The bank returned the ACH payment. */
    public static final Reason ACH_RETURN = of("ach_return");

    /** More was sent than was requested. */
    public static final Reason TOO_MUCH = of("too_much");

    /** The money was not eligible for a rollover and was removed. */
    public static final Reason NOT_ELIGIBLE = of("not_eligible");

    /** The participant changed their mind. */
    public static final Reason PARTICIPANT_WITHDREW = of("participant_withdrew");

    /** Another reason. */
    public static final Reason OTHER = of("other");

    private Reason(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Reason of(String value) {
      return intern(Reason.class, value, Reason::new);
    }
  }
}
