// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;

/** Largest balance that a plan can pay out without the participant's consent. */
public final class TaxLimit extends ApiObject {
  /** Creates an object from JSON. */
  public TaxLimit(JsonNode json) {
    super(json);
  }

  /** The limit in dollars. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** True if the limit changes with the cost of living. */
  public boolean isIndexed() {
    return required("isIndexed", ApiObject::bool);
  }

  /** Statute or notice that states the limit. */
  public String source() {
    return required("source", ApiObject::text);
  }
}
