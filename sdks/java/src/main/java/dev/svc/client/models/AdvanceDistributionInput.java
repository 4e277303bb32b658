// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The payment to the participant of an indirect rollover, as for {@code record_distribution}. */
public final class AdvanceDistributionInput extends ApiObject {
  /** Creates an object from JSON. */
  public AdvanceDistributionInput(JsonNode json) {
    super(json);
  }

  /** The date the participant received the money, {@code YYYY-MM-DD}. */
  public LocalDate receivedOn() {
    return required("receivedOn", ApiObject::date);
  }

  /** Amount distributed, before withholding. */
  public BigDecimal grossAmount() {
    return required("grossAmount", ApiObject::decimal);
  }

  /** Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
  public BigDecimal withheldFederal() {
    return required("withheldFederal", ApiObject::decimal);
  }

  /** Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
  public BigDecimal withheldState() {
    return required("withheldState", ApiObject::decimal);
  }

  /** U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R. */
  public Optional<String> stateCode() {
    return optional("stateCode", ApiObject::text);
  }

  /** Delivery method. Default: {@code check}. */
  public Optional<DeliveryMethod> method() {
    return optional("method", enumeration(DeliveryMethod::of));
  }

  /** The date the money left, {@code YYYY-MM-DD}. */
  public Optional<LocalDate> sentOn() {
    return optional("sentOn", ApiObject::date);
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

  /** Builds {@link AdvanceDistributionInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The date the participant received the money, {@code YYYY-MM-DD}. Required. */
    public Builder receivedOn(LocalDate value) {
      return set("receivedOn", value);
    }

    /** Amount distributed, before withholding. Required. */
    public Builder grossAmount(BigDecimal value) {
      return set("grossAmount", money(value));
    }

    /**
     * Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers.
     * Required.
     */
    public Builder withheldFederal(BigDecimal value) {
      return set("withheldFederal", money(value));
    }

    /**
     * Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers.
     * Required.
     */
    public Builder withheldState(BigDecimal value) {
      return set("withheldState", money(value));
    }

    /** U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R. */
    public Builder stateCode(String value) {
      return set("stateCode", value);
    }

    /** Delivery method. Default: {@code check}. */
    public Builder method(DeliveryMethod value) {
      return set("method", value);
    }

    /** The date the money left, {@code YYYY-MM-DD}. */
    public Builder sentOn(LocalDate value) {
      return set("sentOn", value);
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
    public AdvanceDistributionInput build() {
      return new AdvanceDistributionInput(members());
    }
  }
}
