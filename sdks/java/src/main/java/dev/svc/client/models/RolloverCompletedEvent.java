// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The money was posted to the destination account. */
public final class RolloverCompletedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverCompletedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverCompletedEventData data() {
    return required("data", RolloverCompletedEventData::new);
  }
}
