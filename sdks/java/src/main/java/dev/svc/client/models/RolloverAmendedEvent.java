// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Facts of the instructions were corrected. New instructions replace the previous ones. */
public final class RolloverAmendedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverAmendedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverAmendedEventData data() {
    return required("data", RolloverAmendedEventData::new);
  }
}
