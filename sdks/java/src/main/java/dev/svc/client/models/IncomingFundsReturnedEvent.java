// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Money was returned to its sender. */
public final class IncomingFundsReturnedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public IncomingFundsReturnedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public IncomingFundsReturnedEventData data() {
    return required("data", IncomingFundsReturnedEventData::new);
  }
}
