// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;

/** Sum and number of items in suspense. */
public final class IncomingFundsSuspensePart extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsSuspensePart(JsonNode json) {
    super(json);
  }

  /** Sum of the amounts. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Number of items. */
  public long count() {
    return required("count", ApiObject::integer);
  }
}
