// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The rollover was submitted with a consent obtained elsewhere. */
public final class RolloverSubmittedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverSubmittedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverSubmittedEventData data() {
    return required("data", RolloverSubmittedEventData::new);
  }
}
