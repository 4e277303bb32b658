// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A document was rejected and no longer counts. */
public final class RolloverDocumentRejectedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverDocumentRejectedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverDocumentRejectedEventData data() {
    return required("data", RolloverDocumentRejectedEventData::new);
  }
}
