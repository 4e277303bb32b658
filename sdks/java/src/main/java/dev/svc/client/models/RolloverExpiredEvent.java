// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A deadline passed, and the rollover expired. */
public final class RolloverExpiredEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverExpiredEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverExpiredEventData data() {
    return required("data", RolloverExpiredEventData::new);
  }
}
