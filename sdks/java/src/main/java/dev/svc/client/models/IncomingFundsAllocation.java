// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** Part of the money, applied to a rollover. */
public final class IncomingFundsAllocation extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsAllocation(JsonNode json) {
    super(json);
  }

  /** The rollover that received this part. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** The part of the money for this rollover. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** The rollover's receipt that records it. */
  public String receiptId() {
    return required("receiptId", ApiObject::text);
  }

  /** The transfer that arrived. Null if unknown. */
  public Optional<String> transferId() {
    return optional("transferId", ApiObject::text);
  }
}
