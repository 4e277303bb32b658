// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A document was accepted. */
public final class RolloverDocumentAcceptedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverDocumentAcceptedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverDocumentAcceptedEventData data() {
    return required("data", RolloverDocumentAcceptedEventData::new);
  }
}
