// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** An unknown fact. The code applies while the fact is unknown. */
public final class TaxAssumption extends ApiObject {
  /** Creates an object from JSON. */
  public TaxAssumption(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. New values may be added. */
  public TaxAssumptionCode code() {
    return required("code", enumeration(TaxAssumptionCode::of));
  }

  /** Human-readable explanation. */
  public String detail() {
    return required("detail", ApiObject::text);
  }
}
