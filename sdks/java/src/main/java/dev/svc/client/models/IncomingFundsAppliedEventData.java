// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** Details of the event. The fields depend on the event type, here {@code incoming_funds.applied}. */
public final class IncomingFundsAppliedEventData extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsAppliedEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the incoming funds. */
  public String incomingFundsId() {
    return required("incomingFundsId", ApiObject::text);
  }

  /** Status of the money. */
  public IncomingFundsStatus status() {
    return required("status", enumeration(IncomingFundsStatus::of));
  }

  /** The amount, such as {@code 1000.00}. */
  public String amount() {
    return required("amount", ApiObject::text);
  }

  /** The rollovers that the money is or was applied to. */
  public List<String> rolloverIds() {
    return required("rolloverIds", list(ApiObject::text));
  }
}
