// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A letter was issued. */
public final class RolloverLetterIssuedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverLetterIssuedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverLetterIssuedEventData data() {
    return required("data", RolloverLetterIssuedEventData::new);
  }
}
