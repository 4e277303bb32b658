// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The participant's name changed. New instructions replace the previous ones. The event has no names. */
public final class RolloverParticipantRenamedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverParticipantRenamedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverParticipantRenamedEventData data() {
    return required("data", RolloverParticipantRenamedEventData::new);
  }
}
