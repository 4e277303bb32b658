// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** An employer's plan was recorded. */
public final class PlanCreatedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public PlanCreatedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public PlanCreatedEventData data() {
    return required("data", PlanCreatedEventData::new);
  }
}
