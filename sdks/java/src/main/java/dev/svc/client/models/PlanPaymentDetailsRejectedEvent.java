// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Payee or bank details were rejected. */
public final class PlanPaymentDetailsRejectedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public PlanPaymentDetailsRejectedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code plan.payment_details_rejected}. */
  public PlanPaymentDetailsRejectedEventData data() {
    return required("data", PlanPaymentDetailsRejectedEventData::new);
  }
}
