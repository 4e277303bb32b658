// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The rollover was put on hold. */
public final class RolloverHeldEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverHeldEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverHeldEventData data() {
    return required("data", RolloverHeldEventData::new);
  }
}
