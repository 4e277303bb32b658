// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A note was added. Its text appears in the timeline, never in the event. */
public final class RolloverNoteAddedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverNoteAddedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverNoteAddedEventData data() {
    return required("data", RolloverNoteAddedEventData::new);
  }
}
