// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.util.Optional;

/** A quantity of a security, identified by CUSIP, symbol or both. */
public final class AssetInput extends ApiObject {
  /** Creates an object from JSON. */
  public AssetInput(JsonNode json) {
    super(json);
  }

  /** CUSIP: nine capital letters and digits, the last of which is the check digit. */
  public Optional<String> cusip() {
    return optional("cusip", ApiObject::text);
  }

  /** Ticker symbol, such as {@code VTI} or {@code BRK.B}. */
  public Optional<String> symbol() {
    return optional("symbol", ApiObject::text);
  }

  /** Quantity in shares, units or face value: a decimal string with up to six decimal places. */
  public BigDecimal quantity() {
    return required("quantity", ApiObject::decimal);
  }

  /** Value of the whole quantity on the day of the payment or receipt, in dollars. Part of box 1 of Form 1099-R. */
  public Optional<BigDecimal> fairMarketValue() {
    return optional("fairMarketValue", ApiObject::decimal);
  }

  /**
   * Cost of the employer's stock to the plan, in dollars. Only for a lump-sum distribution: the value above this
   * cost is box 6 of Form 1099-R.
   */
  public Optional<BigDecimal> employerStockCost() {
    return optional("employerStockCost", ApiObject::decimal);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AssetInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** CUSIP: nine capital letters and digits, the last of which is the check digit. */
    public Builder cusip(String value) {
      return set("cusip", value);
    }

    /** Ticker symbol, such as {@code VTI} or {@code BRK.B}. */
    public Builder symbol(String value) {
      return set("symbol", value);
    }

    /** Quantity in shares, units or face value: a decimal string with up to six decimal places. Required. */
    public Builder quantity(BigDecimal value) {
      return set("quantity", value);
    }

    /**
     * Value of the whole quantity on the day of the payment or receipt, in dollars. Part of box 1 of Form
     * 1099-R.
     */
    public Builder fairMarketValue(BigDecimal value) {
      return set("fairMarketValue", money(value));
    }

    /**
     * Cost of the employer's stock to the plan, in dollars. Only for a lump-sum distribution: the value above
     * this cost is box 6 of Form 1099-R.
     */
    public Builder employerStockCost(BigDecimal value) {
      return set("employerStockCost", money(value));
    }

    /** Returns the object. */
    public AssetInput build() {
      return new AssetInput(members());
    }
  }
}
