// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The instructions, with full account numbers, were retrieved. */
public final class RolloverInstructionsRevealedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverInstructionsRevealedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code rollover.instructions_revealed}. */
  public RolloverInstructionsRevealedEventData data() {
    return required("data", RolloverInstructionsRevealedEventData::new);
  }
}
