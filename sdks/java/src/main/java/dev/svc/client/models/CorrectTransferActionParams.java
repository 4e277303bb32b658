// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The parameters of {@code correct_transfer}. */
public final class CorrectTransferActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public CorrectTransferActionParams(JsonNode json) {
    super(json);
  }

  /** ID of one of the rollover's {@code transfers}. */
  public String transferId() {
    return required("transferId", ApiObject::text);
  }

  /** Reason, up to 500 characters. Do not include personal data. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** Correct amount sent, net of withholding. */
  public Optional<BigDecimal> amount() {
    return optional("amount", ApiObject::decimal);
  }

  /** Correct amount withheld for federal tax. */
  public Optional<BigDecimal> withheldFederal() {
    return optional("withheldFederal", ApiObject::decimal);
  }

  /** Correct amount withheld for state tax. */
  public Optional<BigDecimal> withheldState() {
    return optional("withheldState", ApiObject::decimal);
  }

  /** U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R. */
  public Optional<String> stateCode() {
    return optional("stateCode", ApiObject::text);
  }

  /** Correct delivery method. */
  public Optional<DeliveryMethod> method() {
    return optional("method", enumeration(DeliveryMethod::of));
  }

  /** The date the money left, {@code YYYY-MM-DD}. */
  public Optional<LocalDate> sentOn() {
    return optional("sentOn", ApiObject::date);
  }

  /** The date the participant received the money, {@code YYYY-MM-DD}. */
  public Optional<LocalDate> receivedOn() {
    return optional("receivedOn", ApiObject::date);
  }

  /** Carrier of a mailed check. */
  public Optional<MailCarrier> carrier() {
    return optional("carrier", enumeration(MailCarrier::of));
  }

  /** Tracking number of the carrier or bank. With a {@code carrier}, its format and check digit are checked. */
  public Optional<String> trackingNumber() {
    return optional("trackingNumber", ApiObject::text);
  }

  /**
   * Date a check mailed to the destination is expected to arrive, {@code YYYY-MM-DD}, up to 90 days from today.
   * The rollover is overdue after that date. Default: based on the organization's {@code waits}.
   */
  public Optional<LocalDate> expectedOn() {
    return optional("expectedOn", ApiObject::date);
  }

  /** Number printed on the check. */
  public Optional<String> checkNumber() {
    return optional("checkNumber", ApiObject::text);
  }

  /** Payee, such as {@code Fidelity FBO Grace Hopper}. */
  public Optional<String> payee() {
    return optional("payee", ApiObject::text);
  }

  /**
   * Split among the rollover's {@code moneySources}, before withholding. Default: the requested split. Required
   * if the request does not determine one.
   */
  public Optional<List<SourceAmountInput>> sources() {
    return optional("sources", list(SourceAmountInput::new));
  }

  /**
   * Confirms that dates before the creation of the rollover are correct, because the money moved before the
   * rollover was recorded.
   */
  public Optional<Boolean> datesAttested() {
    return optional("datesAttested", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link CorrectTransferActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** ID of one of the rollover's {@code transfers}. Required. */
    public Builder transferId(String value) {
      return set("transferId", value);
    }

    /** Reason, up to 500 characters. Do not include personal data. Required. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** Correct amount sent, net of withholding. */
    public Builder amount(BigDecimal value) {
      return set("amount", money(value));
    }

    /** Correct amount withheld for federal tax. */
    public Builder withheldFederal(BigDecimal value) {
      return set("withheldFederal", money(value));
    }

    /** Correct amount withheld for state tax. */
    public Builder withheldState(BigDecimal value) {
      return set("withheldState", money(value));
    }

    /** U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R. */
    public Builder stateCode(String value) {
      return set("stateCode", value);
    }

    /** Correct delivery method. */
    public Builder method(DeliveryMethod value) {
      return set("method", value);
    }

    /** The date the money left, {@code YYYY-MM-DD}. */
    public Builder sentOn(LocalDate value) {
      return set("sentOn", value);
    }

    /** The date the participant received the money, {@code YYYY-MM-DD}. */
    public Builder receivedOn(LocalDate value) {
      return set("receivedOn", value);
    }

    /** Carrier of a mailed check. */
    public Builder carrier(MailCarrier value) {
      return set("carrier", value);
    }

    /** Tracking number of the carrier or bank. With a {@code carrier}, its format and check digit are checked. */
    public Builder trackingNumber(String value) {
      return set("trackingNumber", value);
    }

    /**
     * Date a check mailed to the destination is expected to arrive, {@code YYYY-MM-DD}, up to 90 days from
     * today. The rollover is overdue after that date. Default: based on the organization's {@code waits}.
     */
    public Builder expectedOn(LocalDate value) {
      return set("expectedOn", value);
    }

    /** Number printed on the check. */
    public Builder checkNumber(String value) {
      return set("checkNumber", value);
    }

    /** Payee, such as {@code Fidelity FBO Grace Hopper}. */
    public Builder payee(String value) {
      return set("payee", value);
    }

    /**
     * Split among the rollover's {@code moneySources}, before withholding. Default: the requested split.
     * Required if the request does not determine one.
     */
    public Builder sources(List<SourceAmountInput> value) {
      return set("sources", value);
    }

    /**
     * Confirms that dates before the creation of the rollover are correct, because the money moved before the
     * rollover was recorded.
     */
    public Builder datesAttested(boolean value) {
      return set("datesAttested", value);
    }

    /** Returns the object. */
    public CorrectTransferActionParams build() {
      return new CorrectTransferActionParams(members());
    }
  }
}
