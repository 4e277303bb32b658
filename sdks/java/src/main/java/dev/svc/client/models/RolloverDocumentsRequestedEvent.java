// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Documents were requested. */
public final class RolloverDocumentsRequestedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverDocumentsRequestedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverDocumentsRequestedEventData data() {
    return required("data", RolloverDocumentsRequestedEventData::new);
  }
}
