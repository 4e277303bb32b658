// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The rollover resumed after a hold. */
public final class RolloverReleasedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverReleasedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverReleasedEventData data() {
    return required("data", RolloverReleasedEventData::new);
  }
}
