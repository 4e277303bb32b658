// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The review rejected the rollover. */
public final class RolloverRejectedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverRejectedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverRejectedEventData data() {
    return required("data", RolloverRejectedEventData::new);
  }
}
