// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Money remained after completion. A follow-up rollover moves it; this rollover stays completed. */
public final class RolloverResidualCreatedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverResidualCreatedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverResidualCreatedEventData data() {
    return required("data", RolloverResidualCreatedEventData::new);
  }
}
