// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The receipt, in the form of the {@code mark_funds_received} parameters. */
public final class ResidualReceiptInput extends ApiObject {
  /** Creates an object from JSON. */
  public ResidualReceiptInput(JsonNode json) {
    super(json);
  }

  /** Amount received. More than zero, unless assets arrived in kind. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Assets received in kind. */
  public Optional<List<AssetInput>> assets() {
    return optional("assets", list(AssetInput::new));
  }

  /** The date the money arrived, {@code YYYY-MM-DD}. */
  public LocalDate receivedOn() {
    return required("receivedOn", ApiObject::date);
  }

  /**
   * ID of one of the rollover's {@code transfers}. Default: the only outstanding transfer, or the one whose
   * outstanding amount matches; otherwise the earliest transfers.
   */
  public Optional<String> transferId() {
    return optional("transferId", ApiObject::text);
  }

  /** How the money is delivered, such as {@code wire} or {@code check}. */
  public Optional<DeliveryMethod> method() {
    return optional("method", enumeration(DeliveryMethod::of));
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
   * Reason the money is late. After the 60 days, this or {@code lateReasonCode} is required. It is not a
   * certification by itself. Do not include personal data.
   */
  public Optional<String> lateReason() {
    return optional("lateReason", ApiObject::text);
  }

  /** Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). */
  public Optional<LateReasonCode> lateReasonCode() {
    return optional("lateReasonCode", enumeration(LateReasonCode::of));
  }

  /**
   * For money without a recorded transfer: its split among the rollover's {@code moneySources}. Default: the
   * requested split.
   */
  public Optional<List<SourceAmountInput>> sources() {
    return optional("sources", list(SourceAmountInput::new));
  }

  /** Returns {@code selfCertification}. */
  public Optional<SelfCertificationInput> selfCertification() {
    return optional("selfCertification", SelfCertificationInput::new);
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

  /** Builds {@link ResidualReceiptInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Amount received. More than zero, unless assets arrived in kind. Required. */
    public Builder amount(BigDecimal value) {
      return set("amount", money(value));
    }

    /** Assets received in kind. */
    public Builder assets(List<AssetInput> value) {
      return set("assets", value);
    }

    /** The date the money arrived, {@code YYYY-MM-DD}. Required. */
    public Builder receivedOn(LocalDate value) {
      return set("receivedOn", value);
    }

    /**
     * ID of one of the rollover's {@code transfers}. Default: the only outstanding transfer, or the one whose
     * outstanding amount matches; otherwise the earliest transfers.
     */
    public Builder transferId(String value) {
      return set("transferId", value);
    }

    /** How the money is delivered, such as {@code wire} or {@code check}. */
    public Builder method(DeliveryMethod value) {
      return set("method", value);
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
     * Reason the money is late. After the 60 days, this or {@code lateReasonCode} is required. It is not a
     * certification by itself. Do not include personal data.
     */
    public Builder lateReason(String value) {
      return set("lateReason", value);
    }

    /** Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). */
    public Builder lateReasonCode(LateReasonCode value) {
      return set("lateReasonCode", value);
    }

    /**
     * For money without a recorded transfer: its split among the rollover's {@code moneySources}. Default: the
     * requested split.
     */
    public Builder sources(List<SourceAmountInput> value) {
      return set("sources", value);
    }

    /** Sets {@code selfCertification}. */
    public Builder selfCertification(SelfCertificationInput value) {
      return set("selfCertification", value);
    }

    /**
     * Confirms that dates before the creation of the rollover are correct, because the money moved before the
     * rollover was recorded.
     */
    public Builder datesAttested(boolean value) {
      return set("datesAttested", value);
    }

    /** Returns the object. */
    public ResidualReceiptInput build() {
      return new ResidualReceiptInput(members());
    }
  }
}
