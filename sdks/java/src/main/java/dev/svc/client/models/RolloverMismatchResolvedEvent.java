// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A difference between the requested and sent amount, or the sent and received amount, was accepted. */
public final class RolloverMismatchResolvedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverMismatchResolvedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverMismatchResolvedEventData data() {
    return required("data", RolloverMismatchResolvedEventData::new);
  }
}
