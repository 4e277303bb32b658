// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Payee or bank details of a plan or custodian were added. They need a call-back by a second person. */
public final class PlanPaymentDetailsAddedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public PlanPaymentDetailsAddedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public PlanPaymentDetailsAddedEventData data() {
    return required("data", PlanPaymentDetailsAddedEventData::new);
  }
}
