// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A letter was signed. */
public final class RolloverLetterSignedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverLetterSignedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverLetterSignedEventData data() {
    return required("data", RolloverLetterSignedEventData::new);
  }
}
