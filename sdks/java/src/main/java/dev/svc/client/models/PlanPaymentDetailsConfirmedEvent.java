// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A second person confirmed payee or bank details. Instructions now use them. */
public final class PlanPaymentDetailsConfirmedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public PlanPaymentDetailsConfirmedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public PlanPaymentDetailsConfirmedEventData data() {
    return required("data", PlanPaymentDetailsConfirmedEventData::new);
  }
}
