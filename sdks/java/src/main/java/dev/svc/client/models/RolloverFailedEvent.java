// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The rollover failed and cannot continue. */
public final class RolloverFailedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverFailedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverFailedEventData data() {
    return required("data", RolloverFailedEventData::new);
  }
}
