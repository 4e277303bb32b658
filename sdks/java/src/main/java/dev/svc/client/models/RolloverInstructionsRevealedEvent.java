// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The instructions, with full account numbers, were retrieved. */
public final class RolloverInstructionsRevealedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverInstructionsRevealedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverInstructionsRevealedEventData data() {
    return required("data", RolloverInstructionsRevealedEventData::new);
  }
}
