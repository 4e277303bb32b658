// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Money was put in suspense. */
public final class IncomingFundsSuspendedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public IncomingFundsSuspendedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public IncomingFundsSuspendedEventData data() {
    return required("data", IncomingFundsSuspendedEventData::new);
  }
}
