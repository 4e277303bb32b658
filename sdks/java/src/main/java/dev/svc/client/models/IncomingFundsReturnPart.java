// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.List;

/** Incoming funds that a return takes back. */
public final class IncomingFundsReturnPart extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsReturnPart(JsonNode json) {
    super(json);
  }

  /** ID of the earlier arrival. */
  public String incomingFundsId() {
    return required("incomingFundsId", ApiObject::text);
  }

  /** Amount of the earlier arrival. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Where the money is. */
  public IncomingFundsStatus status() {
    return required("status", enumeration(IncomingFundsStatus::of));
  }

  /** The rollovers that it is applied to. */
  public List<String> rolloverIds() {
    return required("rolloverIds", list(ApiObject::text));
  }
}
