// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Documents expired and no longer count. */
public final class RolloverDocumentsExpiredEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverDocumentsExpiredEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverDocumentsExpiredEventData data() {
    return required("data", RolloverDocumentsExpiredEventData::new);
  }
}
