// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A reminder was sent to the party that the rollover waits for. */
public final class RolloverReminderSentEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverReminderSentEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverReminderSentEventData data() {
    return required("data", RolloverReminderSentEventData::new);
  }
}
