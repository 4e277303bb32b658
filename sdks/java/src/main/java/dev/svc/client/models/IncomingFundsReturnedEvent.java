// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Money was returned to its sender. */
public final class IncomingFundsReturnedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public IncomingFundsReturnedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code incoming_funds.returned}. */
  public IncomingFundsReturnedEventData data() {
    return required("data", IncomingFundsReturnedEventData::new);
  }
}
