// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;

/** Money that arrived, by where it is now. */
public final class IncomingFundsTotals extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsTotals(JsonNode json) {
    super(json);
  }

  /** All money that arrived. The other amounts add up to it. */
  public BigDecimal arrivals() {
    return required("arrivals", ApiObject::decimal);
  }

  /** Not matched to a rollover yet. */
  public BigDecimal unmatched() {
    return required("unmatched", ApiObject::decimal);
  }

  /** Money that is in suspense. */
  public BigDecimal suspense() {
    return required("suspense", ApiObject::decimal);
  }

  /** Applied to rollovers. */
  public BigDecimal applied() {
    return required("applied", ApiObject::decimal);
  }

  /** Returned to its sender. */
  public BigDecimal returned() {
    return required("returned", ApiObject::decimal);
  }

  /** Taken back by the bank. */
  public BigDecimal reversed() {
    return required("reversed", ApiObject::decimal);
  }
}
