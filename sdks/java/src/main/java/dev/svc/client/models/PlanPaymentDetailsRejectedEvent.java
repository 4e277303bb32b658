// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Payee or bank details were rejected. */
public final class PlanPaymentDetailsRejectedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public PlanPaymentDetailsRejectedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public PlanPaymentDetailsRejectedEventData data() {
    return required("data", PlanPaymentDetailsRejectedEventData::new);
  }
}
