// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A rejected or failed rollover was reopened. */
public final class RolloverReopenedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverReopenedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverReopenedEventData data() {
    return required("data", RolloverReopenedEventData::new);
  }
}
