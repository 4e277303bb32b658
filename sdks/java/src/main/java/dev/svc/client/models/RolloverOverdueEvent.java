// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** An expected step did not happen by its due date. */
public final class RolloverOverdueEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverOverdueEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverOverdueEventData data() {
    return required("data", RolloverOverdueEventData::new);
  }
}
