// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The rollover was canceled before money was sent. */
public final class RolloverCancelledEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverCancelledEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverCancelledEventData data() {
    return required("data", RolloverCancelledEventData::new);
  }
}
