// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The posting of a completed rollover was reversed, which reopened it. */
public final class RolloverPostingReversedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverPostingReversedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverPostingReversedEventData data() {
    return required("data", RolloverPostingReversedEventData::new);
  }
}
