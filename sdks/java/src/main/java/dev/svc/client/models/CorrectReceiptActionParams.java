// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;

/** The parameters of {@code correct_receipt}. */
public final class CorrectReceiptActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public CorrectReceiptActionParams(JsonNode json) {
    super(json);
  }

  /** ID of one of the rollover's {@code receipts}. */
  public String receiptId() {
    return required("receiptId", ApiObject::text);
  }

  /** Reason, up to 500 characters. Do not include personal data. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** Correct amount received. */
  public Optional<BigDecimal> amount() {
    return optional("amount", ApiObject::decimal);
  }

  /** The date the money arrived, {@code YYYY-MM-DD}. */
  public Optional<LocalDate> receivedOn() {
    return optional("receivedOn", ApiObject::date);
  }

  /** ID of one of the rollover's {@code transfers}. The transfer that the money came from. */
  public Optional<String> transferId() {
    return optional("transferId", ApiObject::text);
  }

  /** Correct delivery method. */
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

  /** Reason the money is late. Do not include personal data. */
  public Optional<String> lateReason() {
    return optional("lateReason", ApiObject::text);
  }

  /** Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). */
  public Optional<LateReasonCode> lateReasonCode() {
    return optional("lateReasonCode", enumeration(LateReasonCode::of));
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

  /** Builds {@link CorrectReceiptActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** ID of one of the rollover's {@code receipts}. Required. */
    public Builder receiptId(String value) {
      return set("receiptId", value);
    }

    /** Reason, up to 500 characters. Do not include personal data. Required. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** Correct amount received. */
    public Builder amount(BigDecimal value) {
      return set("amount", money(value));
    }

    /** The date the money arrived, {@code YYYY-MM-DD}. */
    public Builder receivedOn(LocalDate value) {
      return set("receivedOn", value);
    }

    /** ID of one of the rollover's {@code transfers}. The transfer that the money came from. */
    public Builder transferId(String value) {
      return set("transferId", value);
    }

    /** Correct delivery method. */
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

    /** Reason the money is late. Do not include personal data. */
    public Builder lateReason(String value) {
      return set("lateReason", value);
    }

    /** Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). */
    public Builder lateReasonCode(LateReasonCode value) {
      return set("lateReasonCode", value);
    }

    /**
     * Confirms that dates before the creation of the rollover are correct, because the money moved before the
     * rollover was recorded.
     */
    public Builder datesAttested(boolean value) {
      return set("datesAttested", value);
    }

    /** Returns the object. */
    public CorrectReceiptActionParams build() {
      return new CorrectReceiptActionParams(members());
    }
  }
}
