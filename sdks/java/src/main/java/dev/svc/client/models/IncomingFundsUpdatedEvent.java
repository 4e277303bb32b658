// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The owner, note or deadline was changed. */
public final class IncomingFundsUpdatedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public IncomingFundsUpdatedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public IncomingFundsUpdatedEventData data() {
    return required("data", IncomingFundsUpdatedEventData::new);
  }
}
