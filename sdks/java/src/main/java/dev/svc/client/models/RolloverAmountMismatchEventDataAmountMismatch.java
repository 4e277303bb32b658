// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;

/** Details of the event: {@code amountMismatch}. */
public final class RolloverAmountMismatchEventDataAmountMismatch extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverAmountMismatchEventDataAmountMismatch(JsonNode json) {
    super(json);
  }

  /** Amount that should have arrived. */
  public BigDecimal expected() {
    return required("expected", ApiObject::decimal);
  }

  /** Amount that was received. */
  public BigDecimal received() {
    return required("received", ApiObject::decimal);
  }

  /** {@code received} minus {@code expected}. */
  public BigDecimal difference() {
    return required("difference", ApiObject::decimal);
  }
}
