// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;

/** How the cash part of a distribution was paid. */
public final class CashPaymentInput extends ApiObject {
  /** Creates an object from JSON. */
  public CashPaymentInput(JsonNode json) {
    super(json);
  }

  /** Date of the payment, {@code YYYY-MM-DD}. Default: today in the organization's time zone. */
  public Optional<LocalDate> paidOn() {
    return optional("paidOn", ApiObject::date);
  }

  /** Amount withheld for federal tax. Default: {@code 0.00}. */
  public Optional<BigDecimal> withheldFederal() {
    return optional("withheldFederal", ApiObject::decimal);
  }

  /** Amount withheld for state tax. Default: {@code 0.00}. */
  public Optional<BigDecimal> withheldState() {
    return optional("withheldState", ApiObject::decimal);
  }

  /** U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R. */
  public Optional<String> stateCode() {
    return optional("stateCode", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link CashPaymentInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Date of the payment, {@code YYYY-MM-DD}. Default: today in the organization's time zone. */
    public Builder paidOn(LocalDate value) {
      return set("paidOn", value);
    }

    /** Amount withheld for federal tax. Default: {@code 0.00}. */
    public Builder withheldFederal(BigDecimal value) {
      return set("withheldFederal", money(value));
    }

    /** Amount withheld for state tax. Default: {@code 0.00}. */
    public Builder withheldState(BigDecimal value) {
      return set("withheldState", money(value));
    }

    /** U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R. */
    public Builder stateCode(String value) {
      return set("stateCode", value);
    }

    /** Returns the object. */
    public CashPaymentInput build() {
      return new CashPaymentInput(members());
    }
  }
}
