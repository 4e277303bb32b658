// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
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
  public SourceReturnReason reason() {
    return required("reason", enumeration(SourceReturnReason::of));
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

  /** Builds {@link ReturnToSourceActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Reason received money went back. Required. */
    public Builder reason(SourceReturnReason value) {
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
     * Confirms that dates before the creation of the rollover are correct, because the money moved before the
     * rollover was recorded.
     */
    public Builder datesAttested(boolean value) {
      return set("datesAttested", value);
    }

    /** Returns the object. */
    public ReturnToSourceActionParams build() {
      return new ReturnToSourceActionParams(members());
    }
  }
}
