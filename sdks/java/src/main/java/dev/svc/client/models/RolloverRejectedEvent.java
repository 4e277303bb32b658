// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The review rejected the rollover. */
public final class RolloverRejectedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverRejectedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code rollover.rejected}. */
  public RolloverRejectedEventData data() {
    return required("data", RolloverRejectedEventData::new);
  }
}
