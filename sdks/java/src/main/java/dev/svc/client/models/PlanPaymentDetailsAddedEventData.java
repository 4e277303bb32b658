// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Details of the event. The fields depend on the event type, here {@code plan.payment_details_added}. */
public final class PlanPaymentDetailsAddedEventData extends ApiObject {
  /** Creates an object from JSON. */
  public PlanPaymentDetailsAddedEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the payment details. */
  public String paymentDetailsId() {
    return required("paymentDetailsId", ApiObject::text);
  }

  /** The plan. Null for a custodian. */
  public Optional<String> planId() {
    return optional("planId", ApiObject::text);
  }

  /** The custodian. Null for a plan. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }
}
