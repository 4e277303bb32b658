// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Documents were submitted. */
public final class RolloverDocumentsProvidedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverDocumentsProvidedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverDocumentsProvidedEventData data() {
    return required("data", RolloverDocumentsProvidedEventData::new);
  }
}
