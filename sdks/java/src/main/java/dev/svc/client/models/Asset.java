// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** A quantity of a security. */
public final class Asset extends ApiObject {
  /** Creates an object from JSON. */
  public Asset(JsonNode json) {
    super(json);
  }

  /** CUSIP. Null if only the symbol is known. */
  public Optional<String> cusip() {
    return optional("cusip", ApiObject::text);
  }

  /** Ticker symbol. Null if only the CUSIP is known. */
  public Optional<String> symbol() {
    return optional("symbol", ApiObject::text);
  }

  /** Quantity: a decimal string with up to six decimal places. */
  public String quantity() {
    return required("quantity", ApiObject::text);
  }

  /** Value of the quantity on the day of the payment or receipt. Null if unknown. */
  public Optional<BigDecimal> fairMarketValue() {
    return optional("fairMarketValue", ApiObject::decimal);
  }

  /** Cost of employer stock to the plan, in a lump-sum distribution. Null otherwise. */
  public Optional<BigDecimal> employerStockCost() {
    return optional("employerStockCost", ApiObject::decimal);
  }
}
