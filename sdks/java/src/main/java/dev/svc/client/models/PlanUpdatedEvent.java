// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** An employer's plan was updated. */
public final class PlanUpdatedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public PlanUpdatedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public PlanUpdatedEventData data() {
    return required("data", PlanUpdatedEventData::new);
  }
}
