// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The money sent, in the form of the {@code mark_funds_sent} parameters. */
public final class ResidualTransferInput extends ApiObject {
  /** Creates an object from JSON. */
  public ResidualTransferInput(JsonNode json) {
    super(json);
  }

  /** How the money is delivered, such as {@code wire} or {@code check}. */
  public DeliveryMethod method() {
    return required("method", enumeration(DeliveryMethod::of));
  }

  /** Amount sent, net of withholding. More than zero, unless assets were sent in kind. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /**
   * Assets sent in kind, with their {@code fairMarketValue}: by ACATS or internally from one IRA to another, or
   * from a plan.
   */
  public Optional<List<AssetInput>> assets() {
    return optional("assets", list(AssetInput::new));
  }

  /** Recipient of the money. */
  public FundsRecipient sentTo() {
    return required("sentTo", enumeration(FundsRecipient::of));
  }

  /** Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
  public Optional<BigDecimal> withheldFederal() {
    return optional("withheldFederal", ApiObject::decimal);
  }

  /** Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
  public Optional<BigDecimal> withheldState() {
    return optional("withheldState", ApiObject::decimal);
  }

  /** U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R. */
  public Optional<String> stateCode() {
    return optional("stateCode", ApiObject::text);
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

  /** The date the money left, {@code YYYY-MM-DD}. */
  public Optional<LocalDate> sentOn() {
    return optional("sentOn", ApiObject::date);
  }

  /**
   * For money paid to the participant: date they received it, which starts the 60 days. Default: {@code sentOn},
   * or today.
   */
  public Optional<LocalDate> receivedOn() {
    return optional("receivedOn", ApiObject::date);
  }

  /**
   * Payee of money sent to the participant. {@code destination}: a check payable to the destination, which is a
   * direct rollover to which the 60 days do not apply (Reg. §1.401(a)(31)-1, Q&amp;A-4). {@code participant}:
   * money reported as paid to the participant. If omitted, the 60 days are tracked.
   */
  public Optional<FundsRecipient> payableTo() {
    return optional("payableTo", enumeration(FundsRecipient::of));
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
   * ID of one of the rollover's {@code transfers}. For a payment that replaces a lost, stale or returned one. It
   * keeps the withholding, the tax year and the 60 days of the first payment (Rev. Rul. 2025-15).
   */
  public Optional<String> reissueOf() {
    return optional("reissueOf", ApiObject::text);
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

  /** Builds {@link ResidualTransferInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** How the money is delivered, such as {@code wire} or {@code check}. Required. */
    public Builder method(DeliveryMethod value) {
      return set("method", value);
    }

    /** Amount sent, net of withholding. More than zero, unless assets were sent in kind. Required. */
    public Builder amount(BigDecimal value) {
      return set("amount", money(value));
    }

    /**
     * Assets sent in kind, with their {@code fairMarketValue}: by ACATS or internally from one IRA to another,
     * or from a plan.
     */
    public Builder assets(List<AssetInput> value) {
      return set("assets", value);
    }

    /** Recipient of the money. Required. */
    public Builder sentTo(FundsRecipient value) {
      return set("sentTo", value);
    }

    /** Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
    public Builder withheldFederal(BigDecimal value) {
      return set("withheldFederal", money(value));
    }

    /** Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
    public Builder withheldState(BigDecimal value) {
      return set("withheldState", money(value));
    }

    /** U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R. */
    public Builder stateCode(String value) {
      return set("stateCode", value);
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

    /** The date the money left, {@code YYYY-MM-DD}. */
    public Builder sentOn(LocalDate value) {
      return set("sentOn", value);
    }

    /**
     * For money paid to the participant: date they received it, which starts the 60 days. Default: {@code
     * sentOn}, or today.
     */
    public Builder receivedOn(LocalDate value) {
      return set("receivedOn", value);
    }

    /**
     * Payee of money sent to the participant. {@code destination}: a check payable to the destination, which is
     * a direct rollover to which the 60 days do not apply (Reg. §1.401(a)(31)-1, Q&amp;A-4). {@code
     * participant}: money reported as paid to the participant. If omitted, the 60 days are tracked.
     */
    public Builder payableTo(FundsRecipient value) {
      return set("payableTo", value);
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
     * ID of one of the rollover's {@code transfers}. For a payment that replaces a lost, stale or returned one.
     * It keeps the withholding, the tax year and the 60 days of the first payment (Rev. Rul. 2025-15).
     */
    public Builder reissueOf(String value) {
      return set("reissueOf", value);
    }

    /**
     * Confirms that dates before the creation of the rollover are correct, because the money moved before the
     * rollover was recorded.
     */
    public Builder datesAttested(boolean value) {
      return set("datesAttested", value);
    }

    /** Returns the object. */
    public ResidualTransferInput build() {
      return new ResidualTransferInput(members());
    }
  }
}
